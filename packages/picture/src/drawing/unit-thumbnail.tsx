import type { Texture } from '@silowright/domain/catalogue/texture';
import { isSeen } from '@silowright/domain/drawing/bounds';
import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { drawShadow } from '@silowright/domain/drawing/draw-shadow';
import { drawPlate } from '@silowright/domain/drawing/draw-stage';
import type { Primitive } from '@silowright/domain/drawing/drawing';
import { Pen } from '@silowright/domain/drawing/pen';
import { drawFront } from '@silowright/domain/drawing/primitives';
import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { memo, useId } from 'react';
import { DrawingFrame, DrawnParts, UnitDrawing, usePaints } from './unit-drawing.tsx';

export interface UnitThumbnailProps extends Omit<DrawingInput, 'selection'> {
  readonly selection?: DrawingInput['selection'];
  /** A common scale makes cards comparable; without it the picture fills its box. */
  readonly scaleMmPerPx?: number;
  readonly person?: boolean;
  /** More than one: the others stand behind the first, each a little to the right. */
  readonly amountOfUnits?: number;
  readonly spreadMm?: number;
  /** With a scene the unit throws a shadow instead of standing on a line. */
  readonly scene?: SceneKind | undefined;
  /** Filled share of the volume. Default: full. */
  readonly contentLevel?: number;
  readonly contents?: Texture | undefined;
  /** The address of the customer's logo. */
  readonly logo?: string | undefined;
  readonly title?: string;
  readonly className?: string;
}

/** Units that can be told from each other on a card; with more of them a plate says how many. */
const maxDrawn = 4;

/** How far the last unit behind is to the right of the first: a share of the diameter for each. */
export const spreadOf = (amountOfUnits: number, diameterMm: number, share: number): number =>
  diameterMm * share * (Math.min(amountOfUnits, maxDrawn) - 1);
/** The feet of the last unit behind are above those of the first, but still on the ground. */
const riseMm = 300;

const standard: DrawingInput['selection'] = {};
const noFigures = () => '';

/** A small picture of a unit for cards, lists and tables. Memoized, so that it is drawn again only if it changes. */
export const UnitThumbnail = memo(function UnitThumbnail({
  selection = standard,
  scaleMmPerPx,
  person = false,
  amountOfUnits = 1,
  spreadMm = 0,
  scene,
  contentLevel,
  contents,
  logo,
  title = '',
  className,
  ...size
}: UnitThumbnailProps) {
  const model = configuredModel(shapes(), { ...size, selection });
  const whole = drawFront(model, {
    style: 'shaded',
    person,
    truck: person,
    formatMetres: noFigures,
    labels: { picture: logo },
    mmPerPx: scaleMmPerPx ?? size.heightMm / 240,
    contentLevel,
    contents,
  });
  const primitives = scaleMmPerPx
    ? whole.primitives.filter((shape) => isSeen(shape, scaleMmPerPx))
    : whole.primitives;
  const front = { ...whole, primitives };
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
  const id = useId();
  const isOfUnit = ({ part }: Primitive) => !part.startsWith('person');
  const paints = usePaints([drawing.primitives]);
  if (scaleMmPerPx === undefined)
    return <UnitDrawing drawing={drawing} title={title} className={className} />;
  const { x, y, width, height } = { ...drawing.viewBox, width: drawing.viewBox.width + spreadMm };
  const behind = Math.min(amountOfUnits, maxDrawn) - 1;
  const plate = new Pen('shaded', scaleMmPerPx);
  if (amountOfUnits > maxDrawn) drawPlate(plate, model, `${amountOfUnits} ×`);
  return (
    <div
      className={className}
      style={{ width: width / scaleMmPerPx, height: height / scaleMmPerPx, maxWidth: '100%' }}
    >
      <DrawingFrame
        id={id}
        viewBox={{ x, y, width, height }}
        title={title}
        description=""
        className={scene && 'overflow-visible'}
      >
        {Array.from({ length: behind }, (_, at) => (behind - at) / behind).map((share) => (
          <use key={share} href={`#${id}unit`} x={share * spreadMm} y={-share * riseMm} />
        ))}
        <g id={`${id}unit`}>
          <DrawnParts primitives={drawing.primitives.filter(isOfUnit)} paints={paints} />
        </g>
        <DrawnParts primitives={plate.primitives} paints={paints} />
        <g transform={`translate(${spreadMm})`}>
          <DrawnParts primitives={drawing.primitives.filter((each) => !isOfUnit(each))} paints={paints} />
        </g>
      </DrawingFrame>
    </div>
  );
});
