import { expect, it } from 'vitest';
import { type Stock, stockToVolumeM3, tonnesOf } from './stock-to-volume.ts';

it.each<[Stock, number, number | undefined]>([
  [{ kind: 'tonnes', tonnes: 19.5 }, 650, 30],
  [{ kind: 'tonnes', tonnes: 19.6 }, 650, 31],
  [{ kind: 'truckloads', truckloads: 2 }, 1300, 39],
  [{ kind: 'days', kgPerDay: 1200, days: 14 }, 650, 26],
  [{ kind: 'days', kgPerDay: Number.NaN, days: 14 }, 650, undefined],
  [{ kind: 'tonnes', tonnes: 0 }, 650, undefined],
])('%j at %i kg/m³ needs %s m³', (stock, density, expected) => {
  expect(stockToVolumeM3(stock, density)).toBe(expected);
});

it('30 m³ of mixed feed weigh 19.5 t', () => {
  expect(tonnesOf(30, 650)).toBe(19.5);
});
