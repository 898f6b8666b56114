import { roundHalfEven } from '../sizing/round-half-even.ts';
import type { Cents, CubicMetres } from '../units.ts';

/** What a score rests on besides price, transport and volume; units that share it are compared by those alone. */
export interface ScoreFactors {
  readonly diameter: number;
  readonly wind: number;
  readonly slenderness: number;
  readonly preference: number;
}

export const diameterFactor = (diameterMm: number): number =>
  diameterMm > 3500 ? 1.08 : diameterMm > 3000 ? 1.03 : 1;
export const windFactor = (countryMs: number, designMs: number): number => (countryMs > designMs ? 1.05 : 1);
export const slendernessFactor = (slenderness: number): number => (slenderness > 3.2 ? 1.04 : 1);
export const preferenceFactor = (preferred: boolean): number => (preferred ? 0.97 : 1);

/**
 * Euros per cubic metre asked for, weighed; the lower the better. Each step rises with price, transport and
 * volume, so the score of a bundle's least price and least volume is a bound for all in it.
 */
export function score(
  priceCents: Cents,
  transportShareCents: number,
  volumeM3: CubicMetres,
  wishedM3: CubicMetres,
  factors: ScoreFactors,
): number {
  const eurPerM3 = (priceCents + transportShareCents) / 100 / wishedM3;
  const oversize = 1 + 0.25 * Math.max(0, volumeM3 / wishedM3 - 1);
  const raw =
    eurPerM3 * oversize * factors.diameter * factors.wind * factors.slenderness * factors.preference;
  return roundHalfEven(raw * 100) / 100;
}
