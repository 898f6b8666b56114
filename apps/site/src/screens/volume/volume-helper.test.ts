import { expect, it, vi } from 'vitest';

// The flags are read from the address when the module loads.
vi.stubGlobal('window', { location: { search: '' } });
const { unitsFor } = await import('./volume-helper.tsx');
vi.unstubAllGlobals();

it.each([
  // volume of one unit, number of units, largest unit
  [40.3, 1, 120, { amountOfUnits: 1, volumePerUnitM3: 41 }],
  [40.3, 10, 120, { amountOfUnits: 10, volumePerUnitM3: 41 }],
  [80, 1, 80, { amountOfUnits: 1, volumePerUnitM3: 80 }],
  // 120 t of pig feed: three silos instead of nothing.
  [184.6, 1, 80, { amountOfUnits: 3, volumePerUnitM3: 62 }],
  [184.6, 2, 80, { amountOfUnits: 5, volumePerUnitM3: 74 }],
  [10_000, 1, 80, undefined],
  [0.4, 1, 80, { amountOfUnits: 1, volumePerUnitM3: 4 }],
])('%f m³ in each of %i, with at most %i m³ (EN-01, EN-04)', (volumeM3, amount, largestM3, units) => {
  expect(unitsFor(volumeM3, amount, largestM3)).toEqual(units);
});
