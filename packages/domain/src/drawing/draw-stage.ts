import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { characterWidth } from './bounds.ts';
import { drawBackdrop } from './draw-backdrop.ts';
import { drawPerson } from './draw-scene.ts';
import { drawShadow } from './draw-shadow.ts';
import type { Box, Primitive } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { Pen } from './pen.ts';
import { concreteBelowMm, type DrawOptions, drawFront, figurePx, figuresBelow } from './primitives.ts';
import type { SceneKind } from './scenes.ts';

export interface StageOptions
  extends Omit<DrawOptions, 'style' | 'mmPerPx' | 'heightPx' | 'person' | 'besideMm'> {
  readonly amountOfUnits: number;
  /** Without a scene the units stand on a line, as in a technical drawing. */
  readonly scene?: SceneKind | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Left free above the units, for titles and buttons. */
  readonly abovePx: number;
  /** The ground below the feet. */
  readonly groundPx: number;
  /** Covered by buttons, at the bottom: nothing is written there. */
  readonly coveredPx?: number | undefined;
  /** The largest unit there is: a dashed outline behind each unit. The scale follows it, so the person never moves. */
  readonly largest?: { readonly unit: UnitModel; readonly label: string } | undefined;
  /** A line every two metres, if all units stand on one line. */
  readonly metres?: boolean | undefined;
  /** Written on each unit. */
  readonly plate?: string | undefined;
}

export interface Place {
  readonly x: number;
  /** Downwards, as in the picture: units of a row in front have their feet lower. */
  readonly y: number;
}

/** Pictures of units beside each other: one drawing, repeated at each place, between backdrop and notes. */
export interface StageDrawing {
  readonly viewBox: Box;
  readonly backdrop: readonly Primitive[];
  readonly unit: readonly Primitive[];
  /** The foot of each unit, from the back to the front. */
  readonly places: readonly Place[];
  /** Person, dimensions and labels of the front left unit, as if its foot was at 0, 0. */
  readonly notes: readonly Primitive[];
  /** The foot of the front left unit. Nothing stands left of it, so that the notes cover no other unit. */
  readonly front: Place;
}

/** More would be too small to see. */
export const maxUnitsDrawn = 12;

/** Pipes left of the body, the ladder right of it, and the person beside the last unit. */
const leftMm = 960;
const rightMm = 1250;
const personMm = 1000;
const maxEdgePx = 14;
/** Between the units of one of several rows, and between the feet of two rows. */
const gapMm = 1250;
const rowMm = 1100;
const maxRows = 4;
/** One more row must make the units larger by this factor. */
const worthARow = 1.15;
const labelledGroundPx = 90;
/** The dimension lines left of the first unit. */
const dimensionsPx = 116;
/** The figures of the lines every two metres. */
const metresPx = 36;

const noteParts = new Set(['dimension', 'concrete-label', 'ceiling', 'ceiling-label']);

/** Fits all units, to scale, into a picture of a given size in pixels. */
export function drawStage(unit: UnitModel, options: StageOptions): StageDrawing {
  const {
    amountOfUnits,
    scene,
    widthPx,
    heightPx,
    abovePx,
    coveredPx,
    largest,
    metres,
    plate,
    groundPx: minGroundPx,
    ...rest
  } = options;
  // Beside the last unit only, whatever a picture of one unit is asked for.
  const drawn = { ...rest, person: false };
  const writtenPx = coveredPx === undefined ? 0 : coveredPx + figurePx * figuresBelow(unit, drawn);
  const belowMm = coveredPx === undefined ? 0 : concreteBelowMm(unit);
  const count = Math.max(1, Math.min(amountOfUnits, maxUnitsDrawn));
  const widest = largest?.unit ?? unit;
  const sideMm = Math.max(unit.sideMm, widest.sideMm);
  const highestMm = Math.max(highestPointMm(unit), highestPointMm(widest), drawn.ceilingMm ?? 0);
  const edgePx = Math.min(maxEdgePx, widthPx * 0.04);
  /** Many units stand in rows behind each other, each shifted to the right, so that all are seen. Technical drawings have one row. */
  const arrange = (rows: number) => {
    const columns = Math.ceil(count / rows);
    const figuresPx = (drawn.dimensions ? dimensionsPx : 0) + (metres && rows === 1 ? metresPx : 0);
    const pitch = 2 * sideMm + (rows === 1 ? leftMm + rightMm : gapMm);
    const front: Place = { x: ((1 - rows) * pitch) / rows, y: (rows - 1) * rowMm };
    const lastX = (columns - 1) * pitch;
    const contentMm = leftMm + sideMm - front.x + lastX + sideMm + rightMm + personMm;
    const mmPerPx = Math.max(
      contentMm / Math.max(40, widthPx - figuresPx - 2 * edgePx),
      (highestMm + front.y) / Math.max(40, heightPx - abovePx - minGroundPx),
      (highestMm + front.y + belowMm) / Math.max(40, heightPx - abovePx - writtenPx),
    );
    return { rows, columns, pitch, front, lastX, contentMm, mmPerPx, figuresPx };
  };
  const { rows, columns, pitch, front, lastX, contentMm, mmPerPx, figuresPx } = Array.from(
    { length: scene ? maxRows : 1 },
    (_, at) => arrange(at + 1),
  )
    // No row is empty.
    .filter((each) => each.columns * (each.rows - 1) < count)
    .reduce((best, other) => (other.mmPerPx * worthARow < best.mmPerPx ? other : best));
  const groundPx = Math.max(minGroundPx, writtenPx + belowMm / mmPerPx);
  // The front row is full; what is missing is missing at the right of the row at the back.
  const atBack = count - columns * (rows - 1);
  const places = Array.from({ length: count }, (_, index): Place => {
    const at = index < atBack ? index : index - atBack + columns;
    const row = Math.floor(at / columns);
    return { x: (at % columns) * pitch - (row * pitch) / rows, y: row * rowMm };
  });
  const viewBox: Box = {
    x: front.x - sideMm - leftMm - ((widthPx + figuresPx) * mmPerPx - contentMm) / 2,
    y: -(heightPx - groundPx) * mmPerPx + front.y,
    width: widthPx * mmPerPx,
    height: heightPx * mmPerPx,
  };
  // The label of a ceiling needs more space than the person.
  const besideMm = Math.min(lastX, viewBox.x + viewBox.width - sideMm - rightMm - 60 * mmPerPx) - front.x;
  const { primitives } = drawFront(unit, { ...drawn, style: 'shaded', mmPerPx, besideMm });
  const pen = new Pen('shaded', mmPerPx);
  const personX = lastX - front.x + sideMm + rightMm + personMm * 0.4;
  drawPerson(pen, personX);
  const label = drawn.formatMetres(1800);
  pen.part = 'person-label';
  // Narrow ground is covered by buttons.
  const isLabelled = groundPx >= labelledGroundPx;
  if (label && isLabelled) pen.text(personX, -17 * mmPerPx, label, { size: 12 * mmPerPx, fill: '#3c4650' });
  const behind = new Pen('shaded', mmPerPx);
  // Rows have no common height above the ground.
  if (metres && rows === 1) drawMetres(behind, viewBox, drawn.formatMetres);
  if (largest && largest.unit.heightMm > unit.heightMm)
    for (const [at, { x, y }] of places.entries())
      if (y === 0) drawOutline(behind, largest.unit, x, at === 0 ? largest.label : '', viewBox.x);
  const shadowAt = (x: number): Primitive[] =>
    scene ? drawShadow(scene, { x, halfMm: unit.sideMm, heightMm: unit.heightMm }) : [];
  const plates = new Pen('shaded', mmPerPx);
  // In rows they would cover each other.
  if (plate && rows === 1) drawPlate(plates, unit, plate);
  return {
    viewBox,
    backdrop: scene
      ? once([scene, viewBox, widest.heightMm, unit.sideMm, unit.heightMm, places, behind.primitives], () => [
          ...drawBackdrop(scene, viewBox, widest.heightMm),
          ...behind.primitives,
          ...(rows === 1 ? places.flatMap(({ x }) => shadowAt(x)) : []),
        ])
      : behind.primitives,
    unit: [
      // A shadow falls on the rows behind.
      ...(rows > 1 ? shadowAt(0) : []),
      ...primitives.filter(({ part }) => !noteParts.has(part) && !(scene && part === 'ground')),
      ...plates.primitives,
    ],
    places,
    notes: [
      ...pen.primitives,
      ...primitives.filter(({ part }) => noteParts.has(part) && (isLabelled || part !== 'concrete-label')),
    ],
    front,
  };
}

let drawnBefore: { readonly key: string; readonly primitives: readonly Primitive[] } | undefined;

/** The same object as for the last drawing if nothing of it has changed: another colour draws no new scenery. */
function once(parts: readonly unknown[], draw: () => readonly Primitive[]): readonly Primitive[] {
  const key = JSON.stringify(parts);
  if (drawnBefore?.key !== key) drawnBefore = { key, primitives: draw() };
  return drawnBefore.primitives;
}

/** The body of a larger unit in dashes. Its label begins at the edge of the view at the earliest. */
function drawOutline(
  pen: Pen,
  { radiusMm: r, ...unit }: UnitModel,
  x: number,
  label: string,
  viewX: number,
): void {
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
  const size = 13 * pen.mmPerPx;
  const labelX = Math.max(x, viewX + size / 2 + (label.length * characterWidth * size) / 2);
  pen.text(labelX, unit.apexMm + 12 * pen.mmPerPx, label, { size, fill: '#3c4650' });
}

/** A white plate in the middle of the shell. */
export function drawPlate(pen: Pen, { radiusMm, shellBottomMm, eavesMm }: UnitModel, text: string): void {
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
    pen.line([view.x, z], [view.x + view.width, z], '#55606b', 0.7, {
      dash: [2 * px, 4 * px],
      opacity: 0.45,
    });
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
