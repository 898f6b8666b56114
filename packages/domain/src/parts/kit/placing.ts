import type { Equipment, EquipmentKind } from '../../catalogue/equipment.ts';
import type { Part, UnitModel } from '../../drawing/anatomy.ts';
import type { Box } from '../../drawing/drawing.ts';
import { roofAtMm } from '../../drawing/shape-lines.ts';
import type { Millimetres } from '../../units.ts';

export type BareUnit = Omit<UnitModel, 'parts'>;

/** Where a part is, and its size. */
export type Berth = Omit<Part, 'name' | 'of'>;

/** What is known while equipment is placed. */
export interface Site {
  readonly unit: BareUnit;
  readonly equipment: readonly Equipment[];
  /** Everything placed so far, from back to front. */
  readonly placed: readonly Part[];
  /** What is placed so far, as it appears from the front; without what lies on the wall. */
  seen(): readonly Box[];
  /** The circles on the roof that are taken so far, by their middle in the plan. */
  takenOnRoof(): readonly (readonly [x: Millimetres, y: Millimetres, radius: Millimetres])[];
}

export const berth = (
  azimuthDeg: number,
  radiusMm: Millimetres,
  zMm: Millimetres,
  widthMm: Millimetres,
  heightMm: Millimetres,
): Berth => ({ azimuthDeg, radiusMm, zMm, widthMm, heightMm });

/** A point of the plan; y points to the viewer. */
export const planPoint = (azimuthDeg: number, radiusMm: number): readonly [number, number] => [
  radiusMm * Math.sin((azimuthDeg * Math.PI) / 180),
  radiusMm * Math.cos((azimuthDeg * Math.PI) / 180),
];

export const has = ({ equipment }: Site, kind: EquipmentKind): boolean =>
  equipment.some(({ part }) => part === kind);

/** The parts of a kind that are placed so far. */
export const placedOf = ({ placed }: Site, kind: EquipmentKind): readonly Part[] =>
  placed.filter(({ name }) => name === kind);

/** Space between the body and the pipes on its left, for a scale or level switches. */
const pipeClearanceMm = 260;

/** Distance of the first fill pipe from the axis; further pipes are outside it. */
export const pipeAtMm = ({ unit }: Site): Millimetres => unit.sideMm + pipeClearanceMm;

export const pipesApartMm: Millimetres = 210;

/** A pipe bends over the eaves, and high enough to reach the roof from above. */
export const pipeTopMm = (unit: BareUnit, landing: number, index: number): Millimetres =>
  Math.max(unit.eavesMm + 330 + index * 170, roofAtMm(unit, unit.radiusMm * landing) + 190);

/** Four legs are at the corners; six have one on each side. */
export function legAzimuths({ radiusMm, shape: { support } }: BareUnit): readonly number[] {
  const wanted = support.kind === 'legs' ? support.count : 'by-diameter';
  const count = wanted === 'by-diameter' ? (radiusMm >= 1400 ? 6 : 4) : wanted;
  // Pairs from the back to the front, left and right of the outlet.
  return Array.from({ length: count / 2 }, (_, index) => 180 - ((index + 0.5) * 360) / count).flatMap(
    (azimuth) => [azimuth, -azimuth],
  );
}

/** Feet of legs and columns; a unit on a ring or plinth has four points: below the ring beam, or at the wall. */
export function feet(unit: BareUnit): readonly (readonly [azimuthDeg: number, radiusMm: number])[] {
  if (unit.passage) {
    const at = unit.passage.widthMm / 2 + unit.passage.columnMm / 2;
    return [
      [-90, at],
      [90, at],
    ];
  }
  if (unit.support === 'legs') return legAzimuths(unit).map((azimuth) => [azimuth, unit.radiusMm + 70]);
  if (unit.support === 'ring') return [180, 0, 90, -90].map((azimuth) => [azimuth, unit.radiusMm + 80]);
  return [135, -135, 45, -45].map((azimuth) => [azimuth, unit.radiusMm]);
}
