import type { Millimetres } from '../../units.ts';
import { type Berth, berth, type Site } from './placing.ts';

const hatchMm = 600;

/** Heights of hatches and logo on the front of the body. In front view nothing covers a logo, a hatch or a joint. */
export function facade({ unit, equipment }: Site): {
  readonly manholeDeg: number;
  readonly hatchDeg: number;
  readonly hatchZ: Millimetres;
  readonly logo: Berth;
} {
  const { shellBottomMm, eavesMm } = unit;
  const ringMm = (eavesMm - shellBottomMm) / (unit.jointsMm.length + 1);
  const large = equipment.some((each) => each.part === 'logo' && each.areaM2 === 2);
  const stacked = unit.jointsMm.length === 0;
  // The shortest bodies have one low ring: a large logo becomes square there, with the hatches beside it.
  const beside = stacked && large && ringMm < 1000 + hatchMm + 150;
  const [logoWidth, logoHeight] = large ? (beside ? [1450, 1380] : [2000, 1000]) : [1414, 707];
  const gapMm = stacked
    ? Math.max(50, (ringMm - hatchMm - (beside ? 700 : logoHeight)) / 3)
    : Math.min(450, (ringMm - hatchMm) / 2);
  const middle = stacked && !beside ? eavesMm - gapMm - logoHeight / 2 : eavesMm - ringMm / 2;
  // Hatches must not overlap the brackets of the front legs: they go between or above them.
  const [manholeDeg, hatchDeg] = beside ? [-58, 58] : unit.support === 'legs' ? [-20, 16] : [-44, -4];
  return {
    manholeDeg,
    hatchDeg,
    hatchZ: beside ? eavesMm - hatchMm - 120 : shellBottomMm + gapMm,
    logo: berth(0, unit.radiusMm, middle - logoHeight / 2, logoWidth, logoHeight),
  };
}

/** How far a neck of this half width reaches into the round wall: as far as its sides recede. */
export const intoWallMm = (half: Millimetres, radiusMm: Millimetres): Millimetres =>
  half ** 2 / (2 * radiusMm) + 20;
