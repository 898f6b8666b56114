import type { CubicMetres } from '../units.ts';

/**
 * The units in which people read and type volumes, with the power of ten that a cubic metre is in them. Everywhere
 * else, in calls, formulas and stored data, a volume is in cubic metres (A15).
 */
export const volumeUnits = {
  m3: { sign: 'm³', power: 0 },
  hl: { sign: 'hl', power: 1 },
  l: { sign: 'l', power: 3 },
} as const;

export type VolumeUnit = keyof typeof volumeUnits;
export const volumeUnitCodes = ['m3', 'hl', 'l'] as const satisfies readonly VolumeUnit[];

/** Moves the decimal point as written: 0.76 × 10 is 7.6, without the error of floating point. */
const shifted = (value: number, power: number): number => {
  if (!Number.isFinite(value)) return value;
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + power}`);
};

export const inUnit = (volumeM3: CubicMetres, unit: VolumeUnit): number =>
  shifted(volumeM3, volumeUnits[unit].power);

export const fromUnit = (volume: number, unit: VolumeUnit): CubicMetres =>
  shifted(volume, -volumeUnits[unit].power);
