import { drawTop } from '@silowright/domain/drawing/draw-top';
import { UnitPreview, type UnitPreviewProps } from './unit-drawing.tsx';

/** The unit from above. */
export const TopView = (props: Omit<UnitPreviewProps, 'draw'>) => <UnitPreview {...props} draw={drawTop} />;
