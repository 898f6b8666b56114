import { roofAtMm } from '../../drawing/shape-lines.ts';
import type { Millimetres } from '../../units.ts';
import type { RoofCircle } from './part.ts';
import { type Berth, berth, planPoint, type Site } from './placing.ts';
import type { Spot } from './spot.ts';

/** Radius of the roof manhole with its flange; other roof equipment stays outside it. */
const neckRadiusMm = 350;

/** A position between neck (0) and eaves (1), given by its horizontal position in front view. */
export function usual(
  { unit }: Site,
  azimuthDeg: number,
  position: number,
  width: Millimetres,
  height: Millimetres,
): Berth {
  const share = neckRadiusMm + (unit.radiusMm - neckRadiusMm) * position;
  const fromAxis = Math.max(
    share / Math.abs(Math.sin((azimuthDeg * Math.PI) / 180)),
    neckRadiusMm + width / 2 + 20,
  );
  return berth(azimuthDeg, fromAxis, roofAtMm(unit, fromAxis), width, height);
}

/** Tried from the right front round to the back, so that a part is visible if it can be. */
const azimuths = [40, 120, 20, 150, -30, -55, -125, -150, 85, 180, 0, 100, -75, -105];
const gapMm = 30;

/** The first free position; if the roof is full, the one with most space. */
export function free({ unit, takenOnRoof }: Site, width: Millimetres, height: Millimetres): Berth {
  const taken = takenOnRoof();
  const inner = neckRadiusMm + width / 2 + gapMm;
  const outer = Math.max(inner, unit.radiusMm - width / 2 - gapMm);
  let best = berth(0, inner, roofAtMm(unit, inner), width, height);
  let maxFreeMm = -Infinity;
  for (const fromAxis of [inner, (inner + outer) / 2, outer])
    for (const azimuthDeg of azimuths) {
      const [x, y] = planPoint(azimuthDeg, fromAxis);
      const freeMm = Math.min(
        gapMm,
        ...taken.map(([atX, atY, r]) => Math.hypot(x - atX, y - atY) - r - width / 2),
      );
      if (freeMm > maxFreeMm) {
        maxFreeMm = freeMm;
        best = berth(azimuthDeg, fromAxis, roofAtMm(unit, fromAxis), width, height);
      }
    }
  return best;
}

/** The circle of a part that stands on the roof. */
export const ownCircle = ({ radius, half }: Spot): RoofCircle => ({ fromAxis: radius, radius: half + 40 });
