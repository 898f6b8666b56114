import type { UnitModel } from '../../drawing/anatomy.ts';
import { bottomRadiusMm, slopeOf } from '../../drawing/shape-lines.ts';
import type { Point3 } from '../../solids/solid.ts';
import type { Millimetres } from '../../units.ts';
import { type BareUnit, type Berth, berth, type Site } from './placing.ts';

/** Where a hopper has a radius; other bottoms have no such place. */
export function heightOnHopper(
  { shape: { bottom }, baseMm, outletRadiusMm }: BareUnit,
  radiusMm: Millimetres,
): Millimetres {
  return bottom.kind === 'cone' ? baseMm + (radiusMm - outletRadiusMm) * slopeOf(bottom.angleDeg) : baseMm;
}

/** A point on the hopper, by its share of the hopper's height; above a bin activator if there is one. */
export function onHopper(
  { unit, equipment }: Site,
  azimuthDeg: number,
  share: number,
  sizeMm: number,
): Berth {
  const { baseMm, shellBottomMm } = unit;
  const ring = equipment.find((each) => each.part === 'hopper-ring');
  const foot = ring ? heightOnHopper(unit, ring.widthMm / 2) + 60 : baseMm;
  const z = foot + (shellBottomMm - foot) * share;
  return berth(azimuthDeg, bottomRadiusMm(unit, z), z, sizeMm, sizeMm);
}

/** The direction away from the wall of a hopper. */
export const awayFromHopper = ({ shape: { bottom } }: UnitModel): Point3 => [
  0,
  bottom.kind === 'cone' ? slopeOf(bottom.angleDeg) : 1,
  -1,
];
