import type { CubicMetres, Millimetres } from '../units.ts';
import { hopperSlope, outletRadiusMm, type UnitModel } from './anatomy.ts';

type Shell = Pick<UnitModel, 'radiusMm' | 'baseMm' | 'shellBottomMm'>;

/** Level of a volume above the ground. The hopper fills first, then the cylinder. */
export function levelMm({ radiusMm, baseMm, shellBottomMm }: Shell, volumeM3: CubicMetres): Millimetres {
  const hopperM3 = shellBottomMm > baseMm ? coneM3(radiusMm) : 0;
  if (volumeM3 >= hopperM3) return shellBottomMm + ((volumeM3 - hopperM3) * 1e9) / (Math.PI * radiusMm ** 2);
  // V = π (r³ − outlet³) / (3 slope⁻¹), solved for r.
  const radiusAtLevelMm = Math.cbrt((3 * volumeM3 * 1e9) / (Math.PI * hopperSlope) + outletRadiusMm ** 3);
  return baseMm + (radiusAtLevelMm - outletRadiusMm) * hopperSlope;
}

/** The fill level of a unit with the requested volume, 0 to 1; full if unknown (EN-07). */
export const fillShare = (wishedM3: CubicMetres | undefined, unitM3: CubicMetres | undefined): number =>
  wishedM3 === undefined || unitM3 === undefined ? 1 : Math.min(wishedM3 / unitM3, 1);

/** Volume of a hopper from its outlet up to a radius. */
const coneM3 = (radiusMm: Millimetres): CubicMetres =>
  (Math.PI * hopperSlope * (radiusMm ** 3 - outletRadiusMm ** 3)) / 3e9;

/** Inner radius at a height within the hopper. */
export const hopperRadiusMm = ({ baseMm }: Shell, heightMm: Millimetres): Millimetres =>
  outletRadiusMm + (heightMm - baseMm) / hopperSlope;
