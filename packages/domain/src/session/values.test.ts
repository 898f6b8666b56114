import { expect, test } from 'vitest';
import { totalVolumeM3 } from './values.ts';

test('total volume is volume per unit times units, and undefined if one is missing (VO-07)', () => {
  expect(totalVolumeM3({ volumePerUnit: 30, amountOfUnits: 3 })).toBe(90);
  expect(totalVolumeM3({ volumePerUnit: 30 })).toBeUndefined();
  expect(totalVolumeM3({ amountOfUnits: 3 })).toBeUndefined();
});
