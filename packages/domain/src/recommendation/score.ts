import { roundHalfEven } from '../sizing/round-half-even.ts';
import type { Cents, CubicMetres } from '../units.ts';

/** The inputs of a score besides price, transport and volume. Units that share them compare by those three. */
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
 * Weighted euros per requested cubic metre; lower is better. Rises with price, transport and volume, so the score
 * of a bundle's minimum price and volume is a lower bound for the bundle.
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
