import type { CubicMetres } from '../units.ts';
import type { VolumeUnit } from './volume-unit.ts';

/** What visitors may ask for, by catalogue (A15). */
export interface AskedLimits {
  /** The least and the most of one unit. */
  readonly volumeM3: readonly [CubicMetres, CubicMetres];
  /** Decimals of a volume in m³; 0: whole cubic metres. */
  readonly volumeDecimals: number;
  /** In which people read and type volumes; m³ if absent. */
  readonly volumeUnit?: VolumeUnit;
  readonly heightLimitM: readonly [number, number];
  /** Units in a recommendation. */
  readonly longestList: number;
}

/** The specified ones; catalogues stored by earlier releases have no others. */
export const specifiedLimits: AskedLimits = {
  volumeM3: [4, 10_000],
  volumeDecimals: 0,
  heightLimitM: [1, 50],
  longestList: 4,
};

/** The number of volumes that can be asked for in one cubic metre. */
export const volumesPerM3 = ({ volumeDecimals }: Pick<AskedLimits, 'volumeDecimals'>): number =>
  10 ** volumeDecimals;

/** Less than a thimble: the error of decimal fractions in floating point, not a reason for another step. */
const negligible = 1e-6;

/** The least volume that can be asked for and holds this one: never rounded down (A27). */
export const holdingVolume = (
  volumeM3: CubicMetres,
  limits: Pick<AskedLimits, 'volumeDecimals'>,
): CubicMetres => {
  const perM3 = volumesPerM3(limits);
  return Math.max(1, Math.ceil(volumeM3 * perM3 - negligible)) / perM3;
};
