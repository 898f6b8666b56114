import { expect, it } from 'vitest';
import { proposedSplits, totalOf } from './proposed-splits.ts';

const texts = (neededM3: number, largestM3: number, requested?: number) =>
  proposedSplits({ neededM3 }, largestM3, requested).map(
    ({ amountOfUnits, volumePerUnitM3 }) => `${amountOfUnits} × ${volumePerUnitM3}`,
  );

it.each<[number, number, number | undefined, string[]]>([
  [56.9, 80, undefined, ['1 × 57', '2 × 29', '3 × 19']],
  [56.9, 80, 1, ['1 × 57', '2 × 29', '3 × 19']],
  [56.9, 80, 10, ['1 × 57', '2 × 29', '3 × 19', '10 × 6']],
  [218.2, 80, 2, ['3 × 73', '4 × 55', '5 × 44']],
  // Each unit holds at least 4 m³, so more units would be of no use.
  [5, 80, undefined, ['1 × 5', '2 × 4']],
  [5, 80, 10, ['1 × 5', '2 × 4', '10 × 4']],
  [99 * 80, 80, undefined, ['99 × 80']],
  [99 * 80 + 1, 80, undefined, []],
])('%f m³ in units up to %i m³, %s requested: %j (EN-02)', (needed, largest, requested, expected) => {
  expect(texts(needed, largest, requested)).toEqual(expected);
});

it('every proposal holds what is needed (EN-02)', () => {
  for (const split of proposedSplits({ neededM3: 133.3 }, 50, 10))
    expect(totalOf(split)).toBeGreaterThanOrEqual(133.3);
});
