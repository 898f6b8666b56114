import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { drawMiniature } from '@silowright/domain/drawing/draw-miniature';
import { memo } from 'react';
import { shapes } from '../catalogue/shapes.ts';
import { UnitDrawing } from './unit-drawing.tsx';

export type UnitMiniatureProps = Omit<DrawingInput, 'selection'> & {
  readonly mmPerPx: number;
  readonly selection?: DrawingInput['selection'];
};

const unpainted = {};

/** A unit at the height of a text line. Memoized, so that a click does not redraw it. */
export const UnitMiniature = memo(({ mmPerPx, selection = unpainted, ...size }: UnitMiniatureProps) => {
  const drawing = drawMiniature(configuredModel(shapes(), { ...size, selection }), mmPerPx);
  const { width, height } = drawing.viewBox;
  return (
    <span className="block" style={{ width: width / mmPerPx, height: height / mmPerPx }}>
      <UnitDrawing drawing={drawing} title="" className="size-full" />
    </span>
  );
});
