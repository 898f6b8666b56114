import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { drawTruckLoad } from '@silowright/domain/drawing/draw-truck-load';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { memo, useId, useMemo } from 'react';
import { DrawingFrame, DrawnParts, usePaints } from './unit-drawing.tsx';

export interface TruckLoadProps {
  /** From the cab to the rear. Must keep its identity while nothing changes. */
  readonly units: readonly { readonly input: DrawingInput; readonly lengthMm: number }[];
  readonly mmPerPx: number;
  readonly className?: string;
}

/** A truck with the units that travel on it, in their real size. It only decorates. */
export const TruckLoad = memo(function TruckLoad({ units, mmPerPx, className = '' }: TruckLoadProps) {
  const id = useId();
  const drawing = useMemo(
    () =>
      drawTruckLoad(
        units.map(({ input, lengthMm }) => ({ unit: configuredModel(shapes(), input), lengthMm })),
        mmPerPx,
      ),
    [units, mmPerPx],
  );
  const paints = usePaints([drawing.truck, ...drawing.units.map(({ primitives }) => primitives)]);
  return (
    <DrawingFrame id={id} viewBox={drawing.viewBox} title="" className={className}>
      {drawing.units.map(({ x, axisMm, primitives }, at) => (
        <g key={at} transform={`translate(${x} ${-axisMm}) rotate(90)`}>
          <DrawnParts primitives={primitives} paints={paints} />
        </g>
      ))}
      <DrawnParts primitives={drawing.truck} paints={paints} />
    </DrawingFrame>
  );
});
