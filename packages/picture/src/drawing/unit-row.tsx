import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { maxUnitsDrawn } from '@silowright/domain/drawing/draw-stage';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { memo } from 'react';
import { UnitDrawing } from './unit-drawing.tsx';

export interface UnitRowProps extends Omit<DrawingInput, 'selection'> {
  readonly amountOfUnits: number;
  readonly heightPx: number;
  /** Filled share of the volume. */
  readonly contentLevel: number;
  readonly person?: boolean;
  readonly title: string;
  readonly className?: string;
}

const noFigures = () => '';

/** Equal units side by side at one scale, the last one beside a person. Shrinks to the available width. */
export const UnitRow = memo(function UnitRow({
  amountOfUnits,
  heightPx,
  contentLevel,
  person = false,
  title,
  className = '',
  ...size
}: UnitRowProps) {
  const mmPerPx = size.heightMm / heightPx;
  const model = configuredModel(shapes(), { ...size, selection: {} });
  const draw = (withPerson: boolean) =>
    drawFront(model, {
      style: 'shaded',
      person: withPerson,
      formatMetres: noFigures,
      mmPerPx,
      contentLevel,
    });
  const drawn = Math.min(amountOfUnits, maxUnitsDrawn);
  const unit = draw(false);
  const last = person ? draw(true) : unit;
  // The same top and bottom, so that all are on one ground line.
  const top = Math.min(unit.viewBox.y, last.viewBox.y);
  const bottom = Math.max(...[unit, last].map(({ viewBox: { y, height } }) => y + height));
  const totalMm = (drawn - 1) * unit.viewBox.width + last.viewBox.width;
  return (
    <div role="img" aria-label={title} className={`flex items-end justify-center ${className}`}>
      {Array.from({ length: drawn }, (_, at) => {
        const drawing = at === drawn - 1 ? last : unit;
        const viewBox = { ...drawing.viewBox, y: top, height: bottom - top };
        const { width, height } = viewBox;
        return (
          <div
            key={at}
            style={{
              width: `min(${width / mmPerPx}px, ${(100 * width) / totalMm}%)`,
              aspectRatio: `${width} / ${height}`,
            }}
          >
            <UnitDrawing drawing={{ ...drawing, viewBox }} title="" className="size-full" />
          </div>
        );
      })}
    </div>
  );
});
