import type { Millimetres } from '../units.ts';

/** How units are compared beside price and transport. A factor above one makes a unit rank lower. */
export interface Ranking {
  /** What a share of volume beyond the request costs. */
  readonly oversizeWeight: number;
  readonly preferredFactor: number;
  /** For a country with more wind than the type is designed for. */
  readonly windFactor: number;
  readonly slenderAbove: number;
  readonly slenderFactor: number;
  /** By rising diameter; the last that applies counts. */
  readonly diameterFactors: readonly { readonly aboveMm: Millimetres; readonly factor: number }[];
}

export const standardRanking: Ranking = {
  oversizeWeight: 0.25,
  preferredFactor: 0.97,
  windFactor: 1.05,
  slenderAbove: 3.2,
  slenderFactor: 1.04,
  diameterFactors: [
    { aboveMm: 3000, factor: 1.03 },
    { aboveMm: 3500, factor: 1.08 },
  ],
};
