import { type AskedLimits, holdingVolume, volumesPerM3 } from '../catalogue/asked-limits.ts';
import { maximumAmount } from '../session/field-rules.ts';
import type { CubicMetres } from '../units.ts';

export interface UnitSplit {
  readonly amountOfUnits: number;
  readonly volumePerUnitM3: CubicMetres;
}

/** Equal units that together hold the volume; undefined if each would be larger than the largest one. */
export function splitVolume(
  totalM3: CubicMetres,
  amountOfUnits: number,
  largestM3: CubicMetres,
  limits: AskedLimits,
): UnitSplit | undefined {
  const volumePerUnitM3 = Math.max(limits.volumeM3[0], holdingVolume(totalM3 / amountOfUnits, limits));
  return amountOfUnits <= maximumAmount && volumePerUnitM3 <= largestM3
    ? { amountOfUnits, volumePerUnitM3 }
    : undefined;
}

/** The smallest number of equal units that hold the volume; undefined if the maximum number does not. */
export function fewestUnits(
  totalM3: CubicMetres,
  largestM3: CubicMetres,
  limits: AskedLimits,
): UnitSplit | undefined {
  // In volumes that can be asked for.
  const perM3 = volumesPerM3(limits);
  const largest = Math.floor(largestM3 * perM3) / perM3;
  const amountOfUnits = Math.ceil(holdingVolume(totalM3, limits) / largest);
  return splitVolume(totalM3, amountOfUnits, largestM3, limits);
}
