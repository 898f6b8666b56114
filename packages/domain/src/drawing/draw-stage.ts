import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { drawBackdrop } from './draw-backdrop.ts';
import { drawPerson } from './draw-scene.ts';
import { drawShadow } from './draw-shadow.ts';
import type { Box, Primitive } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { Pen } from './pen.ts';
import { type DrawOptions, drawFront } from './primitives.ts';
import type { SceneKind } from './scenes.ts';

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
  /** The largest unit there is: a dashed outline behind each unit. The scale follows it, so the person never moves. */
  readonly largest?: { readonly unit: UnitModel; readonly label: string } | undefined;
  /** A line every two metres. */
  readonly metres?: boolean;
  /** Written on each unit. */
  readonly plate?: string | undefined;
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
/** The figures of the lines every two metres. */
const metresPx = 36;

const noteParts = new Set(['dimension', 'concrete-label', 'ceiling', 'ceiling-label']);

/** Fits all units, to scale, into a picture of a given size in pixels. */
export function drawStage(unit: UnitModel, options: StageOptions): StageDrawing {
  const { amountOfUnits, scene, widthPx, heightPx, abovePx, groundPx, largest, metres, plate, ...drawn } =
    options;
  const count = Math.max(1, Math.min(amountOfUnits, mostUnitsDrawn));
  const widest = largest?.unit ?? unit;
  const sideMm = Math.max(unit.sideMm, widest.sideMm);
  const highestMm = Math.max(highestPointMm(unit), highestPointMm(widest), drawn.ceilingMm ?? 0);
  const pitch = 2 * sideMm + leftMm + rightMm;
  const contentMm = count * pitch + personMm;
  const figuresPx = (drawn.dimensions ? dimensionsPx : 0) + (metres ? metresPx : 0);
  const besidePx = figuresPx + 2 * edgePx;
  const mmPerPx = Math.max(
    contentMm / Math.max(40, widthPx - besidePx),
    highestMm / Math.max(40, heightPx - abovePx - groundPx),
  );
  const places = Array.from({ length: count }, (_, at) => at * pitch);
  const free = widthPx * mmPerPx - contentMm - figuresPx * mmPerPx;
  const viewBox: Box = {
    x: -sideMm - leftMm - figuresPx * mmPerPx - free / 2,
    y: -(heightPx - groundPx) * mmPerPx,
    width: widthPx * mmPerPx,
    height: heightPx * mmPerPx,
  };
  const { primitives } = drawFront(unit, { ...drawn, style: 'shaded', mmPerPx });
  const pen = new Pen('shaded', mmPerPx);
  const personX = places.at(-1)! + sideMm + rightMm + personMm * 0.4;
  drawPerson(pen, personX);
  const label = drawn.formatMetres(1800);
  pen.part = 'person-label';
  // Narrow ground is covered by buttons.
  if (label && groundPx >= labelledGroundPx)
    pen.text(personX, -17 * mmPerPx, label, { size: 12 * mmPerPx, fill: '#3c4650' });
  const behind = new Pen('shaded', mmPerPx);
  if (metres) drawMetres(behind, viewBox, drawn.formatMetres);
  if (largest && largest.unit.heightMm > unit.heightMm)
    for (const [at, x] of places.entries())
      drawOutline(behind, largest.unit, x, at === 0 ? largest.label : '');
  const plates = new Pen('shaded', mmPerPx);
  if (plate) drawPlate(plates, unit, plate);
  return {
    viewBox,
    backdrop: scene
      ? [
          ...drawBackdrop(scene, viewBox, widest.heightMm),
          ...behind.primitives,
          ...places.flatMap((x) => drawShadow(scene, { x, halfMm: unit.sideMm, heightMm: unit.heightMm })),
        ]
      : behind.primitives,
    unit: [
      ...primitives.filter(({ part }) => !noteParts.has(part) && !(scene && part === 'ground')),
      ...plates.primitives,
    ],
    places,
    notes: [...pen.primitives, ...primitives.filter(({ part }) => noteParts.has(part))],
  };
}

/** The body of a larger unit in dashes. */
function drawOutline(pen: Pen, { radiusMm: r, ...unit }: UnitModel, x: number, label: string): void {
  pen.part = 'outline';
  const foot = unit.outletRadiusMm || r;
  pen.wire(
    [
      [x - foot, unit.baseMm],
      [x - r, unit.shellBottomMm],
      [x - r, unit.eavesMm],
      [x - r * 0.2, unit.apexMm],
      [x + r * 0.2, unit.apexMm],
      [x + r, unit.eavesMm],
      [x + r, unit.shellBottomMm],
      [x + foot, unit.baseMm],
    ],
    '#55606b',
    1.2,
    { dash: [6 * pen.mmPerPx, 5 * pen.mmPerPx], opacity: 0.75 },
  );
  pen.text(x, unit.apexMm + 12 * pen.mmPerPx, label, { size: 13 * pen.mmPerPx, fill: '#3c4650' });
}

/** A white plate in the middle of the shell. */
function drawPlate(pen: Pen, { radiusMm, shellBottomMm, eavesMm }: UnitModel, text: string): void {
  pen.part = 'plate';
  const px = pen.mmPerPx;
  const sizePx = Math.min(22, (radiusMm * 1.6) / px / (text.length * 0.62));
  if (sizePx < 9) return;
  const width = (text.length * 0.6 * sizePx + 20) * px;
  const middle = shellBottomMm + (eavesMm - shellBottomMm) * 0.42;
  pen.box(-width / 2, middle - sizePx * 0.85 * px, width, sizePx * 1.7 * px, ['#ffffff', 'none'], 7 * px);
  pen.text(0, middle - sizePx * 0.35 * px, text, { size: sizePx * px, bold: true });
}

/** A line every two metres over the whole view. */
function drawMetres(pen: Pen, view: Box, formatMetres: (mm: Millimetres) => string): void {
  const px = pen.mmPerPx;
  pen.part = 'metres';
  for (let z = 2000; z < -view.y - 16 * px; z += 2000) {
    pen.wire(
      [
        [view.x, z],
        [view.x + view.width, z],
      ],
      '#55606b',
      0.7,
      { dash: [2 * px, 4 * px], opacity: 0.45 },
    );
    pen.text(view.x + 8 * px, z + 4 * px, formatMetres(z), {
      size: 12 * px,
      anchor: 'start',
      fill: '#55606b',
    });
  }
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
  drawMetres(pen, viewBox, formatMetres);
  return { viewBox, primitives: [...drawBackdrop(scene, viewBox, tallestMm), ...pen.primitives] };
}
