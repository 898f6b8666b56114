import type { UnitModel } from './anatomy.ts';
import { drawBackdrop, type SceneKind } from './draw-backdrop.ts';
import { drawPerson } from './draw-scene.ts';
import type { Box, Primitive } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { Pen } from './pen.ts';
import { type DrawOptions, drawFront } from './primitives.ts';

export interface StageOptions extends Omit<DrawOptions, 'style' | 'mmPerPx' | 'heightPx' | 'person'> {
  readonly amountOfUnits: number;
  /** Without a scene the units stand on a line, as in a technical drawing. */
  readonly scene?: SceneKind | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Left free above the units, for titles and buttons. */
  readonly abovePx: number;
  /** The ground below the feet. */
  readonly groundPx: number;
}

/** Pictures of units beside each other: one drawing, repeated at each place, between backdrop and notes. */
export interface StageDrawing {
  readonly viewBox: Box;
  readonly backdrop: readonly Primitive[];
  readonly unit: readonly Primitive[];
  /** The middle of each unit. */
  readonly places: readonly number[];
  /** Person, dimensions and labels. */
  readonly notes: readonly Primitive[];
}

/** More would be too small to see. */
export const mostUnitsDrawn = 12;

/** Pipes left of the body, the ladder right of it, and the person beside the last unit. */
const leftMm = 960;
const rightMm = 1250;
const personMm = 1000;
const edgePx = 14;
const labelledGroundPx = 90;
/** The dimension lines left of the first unit. */
const dimensionsPx = 116;

const noteParts = new Set(['dimension', 'concrete-label', 'ceiling', 'ceiling-label']);

/** Fits all units, to scale, into a picture of a given size in pixels. */
export function drawStage(unit: UnitModel, options: StageOptions): StageDrawing {
  const { amountOfUnits, scene, widthPx, heightPx, abovePx, groundPx, ...drawn } = options;
  const count = Math.max(1, Math.min(amountOfUnits, mostUnitsDrawn));
  const highestMm = Math.max(highestPointMm(unit), drawn.ceilingMm ?? 0);
  const pitch = 2 * unit.sideMm + leftMm + rightMm;
  const contentMm = count * pitch + personMm;
  const besidePx = (drawn.dimensions ? dimensionsPx : 0) + 2 * edgePx;
  const mmPerPx = Math.max(
    contentMm / Math.max(40, widthPx - besidePx),
    highestMm / Math.max(40, heightPx - abovePx - groundPx),
  );
  const places = Array.from({ length: count }, (_, at) => at * pitch);
  const free = widthPx * mmPerPx - contentMm - (drawn.dimensions ? dimensionsPx * mmPerPx : 0);
  const viewBox: Box = {
    x: -unit.sideMm - leftMm - (drawn.dimensions ? dimensionsPx * mmPerPx : 0) - free / 2,
    y: -(heightPx - groundPx) * mmPerPx,
    width: widthPx * mmPerPx,
    height: heightPx * mmPerPx,
  };
  const { primitives } = drawFront(unit, { ...drawn, style: 'shaded', mmPerPx });
  const pen = new Pen('shaded', mmPerPx);
  const personX = places.at(-1)! + unit.sideMm + rightMm + personMm * 0.4;
  drawPerson(pen, personX);
  const label = drawn.formatMetres(1800);
  pen.part = 'person-label';
  // Narrow ground is covered by buttons.
  if (label && groundPx >= labelledGroundPx)
    pen.text(personX, -17 * mmPerPx, label, { size: 12 * mmPerPx, fill: '#3c4650' });
  return {
    viewBox,
    backdrop: scene
      ? drawBackdrop(
          scene,
          viewBox,
          places.map((x) => ({ x, halfMm: unit.sideMm, heightMm: unit.heightMm })),
        )
      : [],
    unit: primitives.filter(({ part }) => !noteParts.has(part) && !(scene && part === 'ground')),
    places,
    notes: [...pen.primitives, ...primitives.filter(({ part }) => noteParts.has(part))],
  };
}
