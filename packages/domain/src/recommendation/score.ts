import type { Ranking } from '../catalogue/ranking.ts';
import { roundHalfEven } from '../rounding.ts';
import type { Cents, CubicMetres, Millimetres } from '../units.ts';

/** The inputs of a score besides price, transport and volume. Units that share them compare by those three. */
export interface ScoreFactors {
  readonly diameter: number;
  readonly wind: number;
  readonly slenderness: number;
  readonly preference: number;
  readonly oversizeWeight: number;
}

export const diameterFactor = (diameterMm: Millimetres, { diameterFactors }: Ranking): number =>
  diameterFactors.findLast(({ aboveMm }) => diameterMm > aboveMm)?.factor ?? 1;
export const windFactor = (countryMs: number, designMs: number, ranking: Ranking): number =>
  countryMs > designMs ? ranking.windFactor : 1;
export const slendernessFactor = (slenderness: number, ranking: Ranking): number =>
  slenderness > ranking.slenderAbove ? ranking.slenderFactor : 1;
export const preferenceFactor = (preferred: boolean, ranking: Ranking): number =>
  preferred ? ranking.preferredFactor : 1;

/**
 * Weighted euros per requested cubic metre; lower is better. Rises with price, transport and volume, so the score
 * of a bundle's minimum price and volume is a lower bound for the bundle.
 */
export function score(
  priceCents: Cents,
  transportShareCents: number,
  volumeM3: CubicMetres,
  requestedM3: CubicMetres,
  factors: ScoreFactors,
): number {
  const eurPerM3 = (priceCents + transportShareCents) / 100 / requestedM3;
  const oversize = 1 + factors.oversizeWeight * Math.max(0, volumeM3 / requestedM3 - 1);
  const raw =
    eurPerM3 * oversize * factors.diameter * factors.wind * factors.slenderness * factors.preference;
  return roundHalfEven(raw * 100) / 100;
}
