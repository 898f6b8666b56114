import { maximumAmount, minimumVolumeM3 } from '../session/field-rules.ts';
import type { CubicMetres } from '../units.ts';
import { wholeVolume } from './stock-to-volume.ts';

export interface UnitSplit {
  readonly amountOfUnits: number;
  readonly volumePerUnitM3: CubicMetres;
}

/** Equal units that together hold the volume; undefined if each would be larger than the largest one. */
export function splitVolume(
  totalM3: CubicMetres,
  amountOfUnits: number,
  largestM3: CubicMetres,
): UnitSplit | undefined {
  const volumePerUnitM3 = Math.max(minimumVolumeM3, wholeVolume(totalM3 / amountOfUnits));
  return amountOfUnits <= maximumAmount && volumePerUnitM3 <= largestM3
    ? { amountOfUnits, volumePerUnitM3 }
    : undefined;
}

/** The smallest number of equal units that hold the volume; undefined if the maximum number does not. */
export function fewestUnits(totalM3: CubicMetres, largestM3: CubicMetres): UnitSplit | undefined {
  // In whole cubic metres, because a unit is asked for in whole cubic metres.
  const amountOfUnits = Math.ceil(wholeVolume(totalM3) / Math.floor(largestM3));
  return splitVolume(totalM3, amountOfUnits, largestM3);
}
