import { drawMiniature } from '@silowright/domain/drawing/draw-miniature';
import { type DrawingInput, unitModel } from '@silowright/domain/drawing/model';
import { memo } from 'react';
import { UnitDrawing } from './unit-drawing.tsx';

export type UnitMiniatureProps = Omit<DrawingInput, 'selection'> & { readonly mmPerPx: number };

/** A unit at the height of a text line. Memoized, so that a click does not redraw it. */
export const UnitMiniature = memo(({ mmPerPx, ...size }: UnitMiniatureProps) => {
  const drawing = drawMiniature(unitModel({ ...size, selection: {} }), mmPerPx);
  const { width, height } = drawing.viewBox;
  return (
    <span className="block" style={{ width: width / mmPerPx, height: height / mmPerPx }}>
      <UnitDrawing drawing={drawing} title="" className="size-full" />
    </span>
  );
});
