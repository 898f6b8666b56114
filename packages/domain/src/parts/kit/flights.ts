import type { EquipmentOf } from '../../catalogue/equipment.ts';
import type { Millimetres } from '../../units.ts';
import { type BareUnit, legAzimuths, type Site } from './placing.ts';
import { radians, type Spot } from './spot.ts';

/** Flights of a ladder and the platforms between them. */

export const ladderDeg = 74;

/** From the middle of the platform to the axis of a flight, along the wall. */
export const flightApartMm: Millimetres = 350;

/** Outside the side leg, if there is one. */
export const ladderAtMm = ({ unit }: Site): Millimetres =>
  Math.max(unit.radiusMm, unit.passage ? unit.passage.widthMm / 2 + unit.passage.columnMm : 0) +
  (unit.support === 'legs' && legAzimuths(unit).includes(90) ? 330 : 200);

export function restHeights(
  { heightMm, eavesMm }: BareUnit,
  { restEveryM }: EquipmentOf<'ladder'>,
): readonly Millimetres[] {
  const count = Math.max(0, Math.ceil(heightMm / (restEveryM * 1000)) - 1);
  return Array.from({ length: count }, (_, index) => (eavesMm * (index + 1)) / (count + 1));
}

/** A point beside the body: `u` runs along the wall, `v` away from it, in front view. */
export const seenBeside =
  ({ azimuthDeg, radius, narrow }: Spot) =>
  (u: number, v: number): number =>
    (radius + v) * Math.sin(azimuthDeg * radians) + u * narrow;
