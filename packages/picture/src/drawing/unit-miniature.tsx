import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { boxOfMiniature, drawMiniature } from '@silowright/domain/drawing/draw-miniature';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useLater } from '@silowright/ui/parts/later.tsx';
import { memo } from 'react';
import { UnitDrawing } from './unit-drawing.tsx';

export type UnitMiniatureProps = Omit<DrawingInput, 'selection'> & {
  readonly mmPerPx: number;
  readonly selection?: DrawingInput['selection'];
  /** Drawn after the first frame: for dozens on a page. */
  readonly late?: boolean;
};

const unpainted = {};

/** A unit at the height of a text line. Memoized, so that a click does not redraw it. */
export const UnitMiniature = memo(
  ({ mmPerPx, selection = unpainted, late = false, ...size }: UnitMiniatureProps) => {
    const isDrawn = useLater(late);
    const model = configuredModel(shapes(), { ...size, selection });
    const { width, height } = boxOfMiniature(model, mmPerPx);
    return (
      <span className="block" style={{ width: width / mmPerPx, height: height / mmPerPx }}>
        {isDrawn && <UnitDrawing drawing={drawMiniature(model, mmPerPx)} title="" className="size-full" />}
      </span>
    );
  },
);
