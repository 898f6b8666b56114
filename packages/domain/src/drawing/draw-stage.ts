import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { drawBackdrop, drawShadow, type SceneKind } from './draw-backdrop.ts';
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
      ? [
          ...drawBackdrop(scene, viewBox, unit.heightMm),
          ...places.flatMap((x) => drawShadow(scene, { x, halfMm: unit.sideMm, heightMm: unit.heightMm })),
        ]
      : [],
    unit: primitives.filter(({ part }) => !noteParts.has(part) && !(scene && part === 'ground')),
    places,
    notes: [...pen.primitives, ...primitives.filter(({ part }) => noteParts.has(part))],
  };
}

export interface LineupOptions {
  readonly scene: SceneKind;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly groundPx: number;
  readonly mmPerPx: number;
  readonly tallestMm: Millimetres;
  readonly formatMetres: (mm: Millimetres) => string;
}

/** The ground on which different units are compared, with a line every two metres (ST-06). */
export function drawLineup({
  scene,
  widthPx,
  heightPx,
  groundPx,
  mmPerPx,
  tallestMm,
  formatMetres,
}: LineupOptions) {
  const viewBox: Box = {
    x: 0,
    y: -(heightPx - groundPx) * mmPerPx,
    width: widthPx * mmPerPx,
    height: heightPx * mmPerPx,
  };
  const pen = new Pen('shaded', mmPerPx);
  pen.part = 'metres';
  for (let z = 2000; z < -viewBox.y - 16 * mmPerPx; z += 2000) {
    pen.wire(
      [
        [viewBox.x, z],
        [viewBox.width, z],
      ],
      '#55606b',
      0.7,
      { dash: [2 * mmPerPx, 4 * mmPerPx], opacity: 0.45 },
    );
    pen.text(8 * mmPerPx, z + 4 * mmPerPx, formatMetres(z), {
      size: 12 * mmPerPx,
      anchor: 'start',
      fill: '#55606b',
    });
  }
  return { viewBox, primitives: [...drawBackdrop(scene, viewBox, tallestMm), ...pen.primitives] };
}
