import type { Texture } from '@silowright/domain/catalogue/texture';
import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { drawShadow } from '@silowright/domain/drawing/draw-shadow';
import { drawFront } from '@silowright/domain/drawing/primitives';
import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { memo } from 'react';
import { shapes } from '../catalogue/shapes.ts';
import { UnitDrawing } from './unit-drawing.tsx';

export interface UnitThumbnailProps extends Omit<DrawingInput, 'selection'> {
  readonly selection?: DrawingInput['selection'];
  /** A common scale makes cards comparable; without it the picture fills its box. */
  readonly scaleMmPerPx?: number;
  readonly person?: boolean;
  /** With a scene the unit throws a shadow instead of standing on a line. */
  readonly scene?: SceneKind | undefined;
  /** Filled share of the volume. Default: full. */
  readonly contentLevel?: number;
  readonly contents?: Texture | undefined;
  /** Shows the contents of an opaque unit too. */
  readonly cutaway?: boolean;
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
  scene,
  contentLevel,
  contents,
  cutaway = false,
  title = '',
  className,
  ...size
}: UnitThumbnailProps) {
  const closed = configuredModel(shapes(), { ...size, selection });
  const model = cutaway ? { ...closed, body: { ...closed.body, transparent: true } } : closed;
  const front = drawFront(model, {
    style: 'shaded',
    person,
    truck: person,
    formatMetres: noFigures,
    mmPerPx: scaleMmPerPx ?? size.heightMm / 240,
    ...(contentLevel !== undefined && { contentLevel }),
    ...(contents && { contents }),
  });
  const drawing = scene
    ? {
        // Ends at the ground, so that units with and without a person have their feet on one line.
        viewBox: { ...front.viewBox, height: -front.viewBox.y },
        primitives: [
          ...drawShadow(scene, { x: 0, halfMm: model.sideMm, heightMm: model.heightMm }),
          ...front.primitives.filter(({ part }) => part !== 'ground'),
        ],
      }
    : front;
  if (scaleMmPerPx === undefined)
    return <UnitDrawing drawing={drawing} title={title} {...(className !== undefined && { className })} />;
  const { width, height } = drawing.viewBox;
  return (
    <div
      className={className}
      style={{ width: width / scaleMmPerPx, height: height / scaleMmPerPx, maxWidth: '100%' }}
    >
      <UnitDrawing drawing={drawing} title={title} className={scene && 'overflow-visible'} />
    </div>
  );
});
