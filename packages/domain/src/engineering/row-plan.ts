import type { Box, Drawing } from '../drawing/drawing.ts';
import type { Millimetres } from '../units.ts';
import { grey, ink, PlanPen } from './plan-pen.ts';
import {
  concrete,
  drawStanding,
  drawSupports,
  footprintMm,
  type PlannedUnit,
  type PlanWords,
  pitchBetweenMm,
  spanMm,
  zone,
} from './site-plan.ts';

/** Equal units of a row in which several kinds may stand. */
export interface PlannedKind {
  readonly unit: PlannedUnit;
  readonly units: number;
  /** Of the position; absent: there is one kind only. */
  readonly number?: string | undefined;
}

/** Further units are said in words. */
export const maxDrawn = 4;
const maxInRow = 14;

/** Of each kind: so many that all of them are in the picture. */
export const maxOfKind = (kinds: readonly PlannedKind[]): number =>
  [maxDrawn, 3, 2].find((max) => drawnOf(kinds, max) <= maxInRow) ?? 1;

const drawnOf = (kinds: readonly PlannedKind[], max: number): number =>
  kinds.reduce((sum, { units }) => sum + Math.min(units, max), 0);

export const drawnInRow = (kinds: readonly PlannedKind[]): number => drawnOf(kinds, maxOfKind(kinds));

export interface RowOfKinds {
  /** With the axis from the middle of the row. */
  readonly units: readonly { readonly kind: PlannedKind; readonly x: Millimetres }[];
  /** From axis to axis, one less than units. */
  readonly pitchesMm: readonly Millimetres[];
  /** Of all slabs and of what stands beside them. */
  readonly lengthMm: Millimetres;
  readonly widthMm: Millimetres;
}

/** Units side by side in the order of their kinds (PJ-05). */
export function rowOfKinds(
  kinds: readonly PlannedKind[],
  max: number = Number.POSITIVE_INFINITY,
): RowOfKinds {
  const list = kinds.flatMap((kind) => Array.from({ length: Math.min(kind.units, max) }, () => kind));
  const pitchesMm = list.slice(1).map(({ unit }, at) => pitchBetweenMm(list[at]!.unit, unit));
  const [first, last] = [spanMm(list[0]!.unit) / 2, spanMm(list.at(-1)!.unit) / 2];
  const axesMm = pitchesMm.reduce((sum, pitch) => sum + pitch, 0);
  let x = -(axesMm + (last - first)) / 2;
  return {
    units: list.map((kind, at) => {
      if (at > 0) x += pitchesMm[at - 1]!;
      return { kind, x };
    }),
    pitchesMm,
    lengthMm: axesMm + (first + last),
    widthMm: Math.max(...list.map(({ unit }) => spanMm(unit))),
  };
}

/** What decides about truck and crane. */
const measures = {
  crane: ({ lifting: { crane } }: PlannedUnit) => crane.standM[0] * crane.standM[1],
  radius: ({ lifting }: PlannedUnit) => lifting.radiusM,
  layLength: ({ lifting }: PlannedUnit) => lifting.layingDownM[0],
  layWidth: ({ lifting }: PlannedUnit) => lifting.layingDownM[1],
  truckWidth: ({ access }: PlannedUnit) => access.truckStandM[0],
  truckLength: ({ access }: PlannedUnit) => access.truckStandM[1],
  beside: ({ access }: PlannedUnit) => access.besideM,
  besideLadder: ({ access }: PlannedUnit) => access.besideLadderM,
};
type Measure = keyof typeof measures;

const neediest = (kinds: readonly PlannedKind[], name: Measure): PlannedKind =>
  kinds.reduce((most, kind) => (measures[name](kind.unit) > measures[name](most.unit) ? kind : most));

/** Those of a long row that decide about truck and crane: no other one needs more. */
export function decisiveKinds(kinds: readonly PlannedKind[]): readonly PlannedKind[] {
  const decisive = new Set(Object.keys(measures).map((name) => neediest(kinds, name as Measure)));
  return kinds.filter((kind) => decisive.has(kind));
}

/** What all kinds need: the largest of each. */
export function needsOfRow(kinds: readonly PlannedKind[]): Pick<PlannedUnit, 'lifting' | 'access'> {
  const most = (name: Measure): number => measures[name](neediest(kinds, name).unit);
  return {
    lifting: {
      crane: neediest(kinds, 'crane').unit.lifting.crane,
      radiusM: most('radius'),
      layingDownM: [most('layLength'), most('layWidth')],
    },
    access: {
      truckStandM: [most('truckWidth'), most('truckLength')],
      besideM: most('beside'),
      besideLadderM: most('besideLadder'),
    },
  };
}

const numberPt = (number: string): number => 4 * number.length + 4;

/** Whether a number is wider than a shell of the row: then they stand below it. */
const isDense = (pen: PlanPen, { units }: RowOfKinds): boolean =>
  units.some(({ kind }) => pen.pt(numberPt(kind.number ?? '')) > kind.unit.diameterMm);

/** The numbers of the positions, above all lines. */
function drawNumbers(pen: PlanPen, row: RowOfKinds, below = 0): void {
  for (const { kind, x } of row.units) {
    if (kind.number === undefined) continue;
    const width = pen.pt(numberPt(kind.number));
    const box = { x: x - width / 2, y: below - pen.pt(5), width, height: pen.pt(10) };
    if (below === 0) pen.rect(box, { fill: '#ffffff' }, 'number');
    pen.text(kind.number, x, below + pen.pt(2.4), { size: 6.8 });
  }
}

/** From axis to axis: once for equal units, otherwise of each pair. */
function drawPitches(pen: PlanPen, row: RowOfKinds, above: Millimetres, words: PlanWords): void {
  const isOneKind = row.units.every(({ kind }) => kind.number === undefined);
  const pitches = isOneKind ? row.pitchesMm.slice(0, 1) : row.pitchesMm;
  pitches.forEach((pitch, at) => {
    pen.widthBetween(row.units[at]!.x, row.units[at + 1]!.x, above - pen.pt(9), above, words.metres(pitch));
  });
}

/** The foundation of a group: all slabs with their supports, the distances, and what they take together (PJ-05). */
export function groupPlan(kinds: readonly PlannedKind[], words: PlanWords, mmPerPt: number): Drawing {
  const pen = new PlanPen(mmPerPt);
  const row = rowOfKinds(kinds, maxOfKind(kinds));
  const left = row.units[0]!.x - spanMm(row.units[0]!.kind.unit) / 2;
  const right = left + row.lengthMm;
  const half = row.widthMm / 2;
  const dashed = { stroke: grey, strokeMm: pen.pt(0.5), dash: [pen.pt(3), pen.pt(2)] };
  pen.rect({ x: left, y: -half, width: row.lengthMm, height: row.widthMm }, dashed, 'group');
  const axis = { stroke: grey, strokeMm: pen.pt(0.5), dash: [pen.pt(8), pen.pt(2)] };
  for (const { kind, x } of row.units) {
    const { unit } = kind;
    const side = footprintMm(unit);
    pen.rect(
      { x: x - side / 2, y: -side / 2, width: side, height: side },
      { fill: concrete, stroke: ink, strokeMm: pen.pt(0.8) },
      'slab',
    );
    drawStanding(pen, unit, x);
    pen.circle(x, 0, unit.diameterMm / 2, { fill: '#ffffff', stroke: ink, strokeMm: pen.pt(0.7) }, 'shell');
    drawSupports(pen, unit, x);
  }
  pen.line(left - pen.pt(10), 0, right + pen.pt(10), 0, axis, 'axis');
  const numbersPt = isDense(pen, row) ? 10 : 0;
  drawNumbers(pen, row, numbersPt > 0 ? half + pen.pt(numbersPt - 2) : 0);
  const above = -half - pen.pt(4);
  drawPitches(pen, row, above, words);
  const below = half + pen.pt(16 + numbersPt);
  pen.widthBetween(left, right, below, half + pen.pt(numbersPt), words.metres(row.lengthMm));
  const beside = right + pen.pt(16);
  const tick = pen.pt(2.4);
  const thin = { stroke: grey, strokeMm: pen.pt(0.5) };
  for (const y of [-half, half]) {
    pen.line(right, y, beside + pen.pt(3), y, thin, 'dimension');
    pen.line(beside - tick, y + tick, beside + tick, y - tick, thin, 'dimension');
  }
  pen.line(beside, -half, beside, half, thin, 'dimension');
  pen.text(words.metres(row.widthMm), beside - pen.pt(2), 0, { rotation: -90 });
  const x = left - pen.pt(14);
  const y = above - pen.pt(22);
  return {
    viewBox: { x, y, width: beside + pen.pt(10) - x, height: below + pen.pt(8) - y },
    primitives: pen.primitives,
  };
}

/** Units side by side, with space for truck, crane and the lying unit (QU-07). */
export function sitePlan(kinds: readonly PlannedKind[], words: PlanWords, mmPerPt: number): Drawing {
  const pen = new PlanPen(mmPerPt);
  const { access, lifting } = needsOfRow(kinds);
  const line = rowOfKinds(kinds, maxOfKind(kinds));
  const { lengthMm: row, widthMm: span } = line;
  const start = line.units[0]!.x - spanMm(line.units[0]!.kind.unit) / 2;
  const clear = access.besideLadderM * 1000;
  const dashed = { stroke: grey, strokeMm: pen.pt(0.5), dash: [pen.pt(3), pen.pt(2)] };

  pen.rect(
    { x: start - clear, y: -span / 2 - clear, width: row + 2 * clear, height: span + 2 * clear },
    dashed,
    'clear',
  );
  pen.text(words.clear, start - clear + pen.pt(3), -span / 2 - clear - pen.pt(3), {
    anchor: 'start',
    size: 6,
    colour: grey,
  });
  for (const { kind, x } of line.units) {
    const { unit } = kind;
    const side = footprintMm(unit);
    pen.rect(
      { x: x - side / 2, y: -side / 2, width: side, height: side },
      { fill: concrete, stroke: ink, strokeMm: pen.pt(0.6) },
      'slab',
    );
    drawStanding(pen, unit, x);
    pen.circle(x, 0, unit.diameterMm / 2, { fill: '#ffffff', stroke: ink, strokeMm: pen.pt(0.8) }, 'shell');
    drawSupports(pen, unit, x);
  }
  // In front of the units: the crane, beside it the truck, behind them the unit lying down.
  const [craneWidth, craneLength] = lifting.crane.standM.map((metres) => metres * 1000) as [number, number];
  const [truckWidth, truckLength] = access.truckStandM.map((metres) => metres * 1000) as [number, number];
  const [layLength, layWidth] = lifting.layingDownM.map((metres) => metres * 1000) as [number, number];
  const gap = 1000;
  const front = span / 2 + clear;
  const craneTop = Math.max(front + 1000, lifting.radiusM * 1000 - craneLength / 2 - 4000);
  const area = (box: Box, text: string, size: string, fill: string, part: string, below = 0) => {
    pen.rect(box, { fill, stroke: ink, strokeMm: pen.pt(0.6) }, part);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + below];
    pen.text(text, x, y - pen.pt(1), { size: 6.8 });
    pen.text(size, x, y + pen.pt(8), { size: 6.2, colour: grey });
  };
  const metres = (width: number, length: number) => `${words.metres(width)} × ${words.metres(length)} m`;
  const craneBox = { x: -craneWidth / 2, y: craneTop, width: craneWidth, height: craneLength };
  // Below the boom, which begins at the centre.
  area(craneBox, words.crane, metres(craneWidth, craneLength), zone, 'crane', craneLength / 4);
  const layBox = { x: craneWidth / 2 + gap, y: craneTop, width: layLength, height: layWidth };
  area(layBox, words.layingDown, metres(layLength, layWidth), zone, 'laying-down');
  const truckTop = craneTop + Math.max(craneLength, layWidth) + gap;
  const truckBox = { x: -truckLength / 2, y: truckTop, width: truckLength, height: truckWidth };
  area(truckBox, words.truck, metres(truckLength, truckWidth), '#ffffff', 'truck');

  const [cx, cy] = [0, craneTop + craneLength / 2];
  const isOneKind = kinds.every(({ number }) => number === undefined);
  // The last one; in a long row of several kinds the last one that the crane reaches from here.
  const reached = line.units.filter(({ x }) => isOneKind || Math.hypot(x - cx, cy) <= lifting.radiusM * 1000);
  const target = reached.at(-1)?.x ?? 0;
  pen.line(cx, cy, target, 0, { stroke: words.accent, strokeMm: pen.pt(0.8) }, 'radius');
  pen.circle(cx, cy, pen.pt(2), { fill: words.accent }, 'radius');
  pen.text(words.radius, Math.min(cx, target) - pen.pt(6), craneTop - pen.pt(3), {
    anchor: 'end',
    size: 6.2,
    colour: words.accent,
  });

  drawNumbers(pen, line);
  const right = Math.max(start + row + clear, layBox.x + layLength, truckLength / 2) + pen.pt(8);
  const left = Math.min(start - clear, -truckLength / 2) - pen.pt(8);
  drawPitches(pen, line, -span / 2 - clear - pen.pt(10), words);
  const top = -span / 2 - clear - pen.pt(30);
  return {
    viewBox: { x: left, y: top, width: right - left, height: truckTop + truckWidth + pen.pt(8) - top },
    primitives: pen.primitives,
  };
}
