import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specifiedLimits } from '../catalogue/asked-limits.ts';
import { fewestUnits, splitVolume } from './split-volume.ts';

test.each([
  // total, largest, units, each
  [57, 82, 1, 57],
  [82, 82, 1, 82],
  [82.01, 82, 2, 42],
  [218.2, 82, 3, 73],
  [9000, 120, 75, 120],
  [2, 82, 1, 4],
  [100.00000001, 100, 1, 100],
])('%f m³ with units of at most %i m³: %i of %i m³ (EN-04)', (total, largest, units, each) => {
  expect(fewestUnits(total, largest, specifiedLimits)).toEqual({
    amountOfUnits: units,
    volumePerUnitM3: each,
  });
});

test('more than 99 units are not proposed (EN-04)', () => {
  expect(fewestUnits(99 * 80, 80, specifiedLimits)).toEqual({ amountOfUnits: 99, volumePerUnitM3: 80 });
  expect(fewestUnits(99 * 80 + 1, 80, specifiedLimits)).toBeUndefined();
});

test('with decimals, equal units are as small as the catalogue allows (A15)', () => {
  const limits = { ...specifiedLimits, volumeM3: [0.3, 20] as const, volumeDecimals: 2 };
  expect(splitVolume(2.3, 3, 1, limits)).toEqual({ amountOfUnits: 3, volumePerUnitM3: 0.77 });
  expect(fewestUnits(1.53, 0.76, limits)).toEqual({ amountOfUnits: 3, volumePerUnitM3: 0.51 });
});

test('a requested number of units is kept if each unit can be built', () => {
  expect(splitVolume(57, 2, 82, specifiedLimits)).toEqual({ amountOfUnits: 2, volumePerUnitM3: 29 });
  expect(splitVolume(57, 10, 82, specifiedLimits)).toEqual({ amountOfUnits: 10, volumePerUnitM3: 6 });
  expect(splitVolume(200, 2, 82, specifiedLimits)).toBeUndefined();
});

test('a split holds the volume, no unit is larger than the largest, and one unit fewer does not do (EN-04)', () => {
  const total = fc.double({ min: 0.01, max: 8000, noNaN: true });
  const largest = fc.integer({ min: 20, max: 250 });
  fc.assert(
    fc.property(total, largest, (totalM3, largestM3) => {
      const split = fewestUnits(totalM3, largestM3, specifiedLimits);
      if (!split) {
        expect(totalM3).toBeGreaterThan(99 * largestM3);
        return;
      }
      const { amountOfUnits, volumePerUnitM3 } = split;
      expect(amountOfUnits * volumePerUnitM3).toBeGreaterThanOrEqual(totalM3 - 1e-5);
      expect(volumePerUnitM3).toBeLessThanOrEqual(largestM3);
      expect(Number.isInteger(volumePerUnitM3)).toBe(true);
      if (amountOfUnits > 1) expect((amountOfUnits - 1) * largestM3).toBeLessThan(totalM3);
    }),
  );
});
