import { expect, test } from 'vitest';
import { standardRanking as ranking } from '../catalogue/ranking.ts';
import { diameterFactor, preferenceFactor, score, slendernessFactor, windFactor } from './score.ts';

const plain = { diameter: 1, wind: 1, slenderness: 1, preference: 1, oversizeWeight: 0.25 };

test.each([
  // price, transport share, volume, asked
  [900_000, 100_000, 10, 10, plain, 1000],
  [900_000, 100_000, 9, 10, plain, 1000],
  [900_000, 100_000, 12, 10, plain, 1050],
  [900_000, 0, 10, 10, plain, 900],
  [900_000, 100_000, 10, 10, { ...plain, diameter: 1.08 }, 1080],
  [900_000, 100_000, 10, 10, { ...plain, wind: 1.05 }, 1050],
  [900_000, 100_000, 10, 10, { ...plain, slenderness: 1.04 }, 1040],
  [900_000, 100_000, 10, 10, { ...plain, preference: 0.97 }, 970],
  [
    900_000,
    100_000,
    12,
    10,
    { ...plain, diameter: 1.03, wind: 1.05, slenderness: 1.04, preference: 0.97 },
    1145.57,
  ],
  [100, 0, 3, 3, plain, 0.33],
])('%d + %d cents, %d m³ for %d asked', (price, share, volumeM3, askedM3, factors, expected) => {
  expect(score(price, share, volumeM3, askedM3, factors)).toBe(expected);
});

test('factors apply only beyond their limits', () => {
  expect([3000, 3001, 3500, 3501, 4000].map((mm) => diameterFactor(mm, ranking))).toEqual([
    1, 1.03, 1.03, 1.08, 1.08,
  ]);
  expect([windFactor(25, 25, ranking), windFactor(25.1, 25, ranking)]).toEqual([1, 1.05]);
  expect([3.2, 3.21].map((slenderness) => slendernessFactor(slenderness, ranking))).toEqual([1, 1.04]);
  expect([preferenceFactor(true, ranking), preferenceFactor(false, ranking)]).toEqual([0.97, 1]);
});
