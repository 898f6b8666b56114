import { expect, test } from 'vitest';
import { containerKind, totalVolumeM3 } from './container.ts';

test.each([
  [{ substance: 'solid', segment: 'agricultural' }, 'silo'],
  [{ substance: 'liquid', segment: 'agricultural' }, 'tank'],
  [{ substance: 'liquid', segment: 'road_salt' }, 'silo'],
  [{ segment: 'food_and_feed' }, 'tank'],
] as const)('%o is called a %s (VO-01)', (values, kind) => {
  expect(containerKind(values)).toBe(kind);
});

test('total volume is volume per unit times units, and undefined if one is missing (VO-07)', () => {
  expect(totalVolumeM3({ volumePerUnit: 30, amountOfUnits: 3 })).toBe(90);
  expect(totalVolumeM3({ volumePerUnit: 30 })).toBeUndefined();
  expect(totalVolumeM3({ amountOfUnits: 3 })).toBeUndefined();
});
