import type { UnitPicture } from '@silowright/contract/incoming-sheet';
import { UnitThumbnail } from '../../preview/unit-thumbnail.tsx';

export interface UnitImageProps {
  readonly unit: UnitPicture;
  readonly title?: string;
  readonly person?: boolean;
  readonly className?: string;
}

/** The quoted unit with its options, drawn by the common drawing code. */
export const UnitImage = ({ unit, ...rest }: UnitImageProps) => (
  <UnitThumbnail
    type={unit.type}
    diameterMm={unit.diameter_mm}
    heightMm={unit.height_mm}
    volumeM3={unit.volume}
    {...(unit.passage_width !== undefined && { passageWidthMm: unit.passage_width })}
    {...(unit.passage_height !== undefined && { passageHeightMm: unit.passage_height })}
    selection={unit.selection}
    {...rest}
  />
);
