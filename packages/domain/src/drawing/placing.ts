import type { Equipment, EquipmentKind, EquipmentOf } from '../catalogue/equipment.ts';
import type { Millimetres } from '../units.ts';
import type { Part, UnitModel } from './anatomy.ts';

export type BareUnit = Omit<UnitModel, 'parts'>;

/** Where a part is, and its size. */
export type Berth = Omit<Part, 'name' | 'of'>;

/** What is known while equipment is placed. */
export interface Site {
  readonly unit: BareUnit;
  readonly equipment: readonly Equipment[];
  /** Everything placed so far, from back to front. */
  readonly placed: readonly Part[];
}

export type Place<Kind extends EquipmentKind> = (
  site: Site,
  equipment: EquipmentOf<Kind>,
) => Berth | readonly Berth[];

export const berth = (
  azimuthDeg: number,
  radiusMm: Millimetres,
  zMm: Millimetres,
  widthMm: Millimetres,
  heightMm: Millimetres,
): Berth => ({ azimuthDeg, radiusMm, zMm, widthMm, heightMm });

export const has = ({ equipment }: Site, kind: EquipmentKind): boolean =>
  equipment.some(({ part }) => part === kind);

/** Radius of the roof manhole with its flange; other roof equipment stays outside it. */
export const neckRadiusMm = 350;

/** Space between the body and the pipes on its left, for a scale or level switches. */
const pipeClearanceMm = 260;

/** Distance of the first fill pipe from the axis; further pipes are outside it. */
export const pipeAtMm = ({ unit }: Site): Millimetres => unit.sideMm + pipeClearanceMm;

/** Four legs are at the corners; six have one on each side. */
export function legAzimuths({ radiusMm, shape: { support } }: BareUnit): readonly number[] {
  const wanted = support.kind === 'legs' ? support.count : 'by-diameter';
  const count = wanted === 'by-diameter' ? (radiusMm >= 1400 ? 6 : 4) : wanted;
  // Pairs from the back to the front, left and right of the outlet.
  return Array.from({ length: count / 2 }, (_, index) => 180 - ((index + 0.5) * 360) / count).flatMap(
    (azimuth) => [azimuth, -azimuth],
  );
}
