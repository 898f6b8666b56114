import { expect, it, vi } from 'vitest';

// The flags are read from the address when the module loads.
vi.stubGlobal('window', { location: { search: '' } });
const { unitsForTotal } = await import('./total-field.tsx');
vi.unstubAllGlobals();

it.each([
  // typed total, number of units, largest unit
  ['60', 2, 80, { amountOfUnits: 2, volumePerUnitM3: 30 }],
  ['61', 2, 80, { amountOfUnits: 2, volumePerUnitM3: 31 }],
  ['400', 2, 80, { amountOfUnits: 5, volumePerUnitM3: 80 }],
  ['1', 3, 80, { amountOfUnits: 3, volumePerUnitM3: 4 }],
  ['', 2, 80, undefined],
  ['0', 2, 80, undefined],
  ['12a', 2, 80, undefined],
  ['99999999', 2, 80, undefined],
])('a total of %j for %i units, up to %i m³ each: %j (ST-05)', (text, amount, largest, expected) => {
  expect(unitsForTotal(text, amount, largest)).toEqual(expected);
});
