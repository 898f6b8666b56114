import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { memo } from 'react';
import { UnitDrawing } from './unit-drawing.tsx';

export interface UnitThumbnailProps extends Omit<DrawingInput, 'selection'> {
  readonly selection?: DrawingInput['selection'];
  /** A common scale makes cards comparable; without it the picture fills its box. */
  readonly scaleMmPerPx?: number;
  readonly person?: boolean;
  /** Filled share of the volume. Default: full. */
  readonly contentLevel?: number;
  readonly title?: string;
  readonly className?: string;
}

const standard: DrawingInput['selection'] = {};
const noFigures = () => '';

/** A small picture of a unit for cards, lists and tables. Memoized, so that it is drawn again only if it changes. */
export const UnitThumbnail = memo(function UnitThumbnail({
  selection = standard,
  scaleMmPerPx,
  person = false,
  contentLevel,
  title = '',
  className,
  ...size
}: UnitThumbnailProps) {
  const drawing = drawFront(configuredModel({ ...size, selection }), {
    style: 'shaded',
    person,
    truck: person,
    formatMetres: noFigures,
    mmPerPx: scaleMmPerPx ?? size.heightMm / 240,
    ...(contentLevel !== undefined && { contentLevel }),
  });
  if (scaleMmPerPx === undefined)
    return <UnitDrawing drawing={drawing} title={title} {...(className !== undefined && { className })} />;
  const { width, height } = drawing.viewBox;
  return (
    <div
      className={className}
      style={{ width: width / scaleMmPerPx, height: height / scaleMmPerPx, maxWidth: '100%' }}
    >
      <UnitDrawing drawing={drawing} title={title} />
    </div>
  );
});
