import { sampleContent } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { scaledUnit, unitOfSizes } from './unit-of-volume.ts';

const sizes = [6, 12, 30, 80].map((volume) => ({
  type: 'any',
  diameter_mm: 1000 + volume * 10,
  height_mm: 4000 + volume * 100,
  volume,
}));

test.each([
  [4, 6],
  [6, 6],
  [13, 30],
  [80, 80],
  [500, 80],
  [undefined, 30],
])('%s m³ are drawn in a unit of %s m³ (ST-05)', (requested, drawn) => {
  expect(unitOfSizes(sizes, requested)?.volumeM3).toBe(drawn);
});

test('without sizes the usual picture of a type for the substance is scaled (ST-05)', () => {
  expect(unitOfSizes([], 20)).toBeUndefined();
  const { storageTypes } = sampleContent;
  for (const substance of ['solid', 'liquid'] as const) {
    const [small, large] = [
      scaledUnit(storageTypes, substance, 8)!,
      scaledUnit(storageTypes, substance, 64)!,
    ];
    expect(storageTypes.find(({ code }) => code === small.type)?.substance).toBe(substance);
    expect([small.volumeM3, large.volumeM3]).toEqual([10, 65]);
    expect(large.heightMm / small.heightMm).toBeCloseTo(Math.cbrt(6.5), 1);
  }
  expect(scaledUnit([], 'solid', 20)).toBeUndefined();
});
