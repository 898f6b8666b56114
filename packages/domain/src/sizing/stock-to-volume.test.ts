import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdingVolume, specifiedLimits } from '../catalogue/asked-limits.ts';
import { type Stock, stockTonnes, tonnesOf, volumeOf } from './stock-to-volume.ts';

const wholeVolumeOf = (stock: Stock, densityKgM3: number): number | undefined => {
  const tonnes = stockTonnes(stock);
  return tonnes === undefined ? undefined : holdingVolume(volumeOf(tonnes, densityKgM3), specifiedLimits);
};

test.each<[Stock, number, number | undefined]>([
  [{ kind: 'tonnes', tonnes: 19.5 }, 650, 30],
  [{ kind: 'tonnes', tonnes: 19.6 }, 650, 31],
  [{ kind: 'tonnes', tonnes: 0.1 + 0.2 }, 300, 1],
  [{ kind: 'truckloads', truckloads: 2 }, 1300, 39],
  [{ kind: 'truckloads', truckloads: 0.5 }, 1000, 13],
  [{ kind: 'days', kgPerDay: 1200, days: 14 }, 650, 26],
  [{ kind: 'days', kgPerDay: 1200, days: 2.5 }, 600, 5],
  [{ kind: 'days', kgPerDay: Number.NaN, days: 14 }, 650, undefined],
  [{ kind: 'tonnes', tonnes: 0 }, 650, undefined],
  [{ kind: 'tonnes', tonnes: -5 }, 650, undefined],
])('%j at %i kg/m³ needs %s m³', (stock, density, expected) => {
  expect(wholeVolumeOf(stock, density)).toBe(expected);
});

test.each([
  ['barley', 620, 40.3, 41],
  ['pig meal', 550, 45.5, 46],
  ['potato steam peels', 1040, 24, 25],
])('25 t of %s at %i kg/m³ are %f m³ and need %i whole cubic metres (EN-01)', (_, density, exact, whole) => {
  expect(Math.round(volumeOf(25, density) * 10) / 10).toBe(exact);
  expect(wholeVolumeOf({ kind: 'truckloads', truckloads: 1 }, density)).toBe(whole);
});

test('30 m³ of feed pellets weigh 19.5 t', () => {
  expect(tonnesOf(30, 650)).toBe(19.5);
});

test('the proposed volume always holds the mass, and one cubic metre less does not (EN-01)', () => {
  const kg = fc.integer({ min: 1, max: 100_000_000 });
  const density = fc.integer({ min: 10, max: 10_000 });
  fc.assert(
    fc.property(kg, density, (kilograms, kgM3) => {
      // Whole kilograms and kg/m³, so that the comparison is exact.
      const volume = wholeVolumeOf({ kind: 'tonnes', tonnes: kilograms / 1000 }, kgM3)!;
      expect(volume * kgM3).toBeGreaterThanOrEqual(kilograms);
      if (volume > 1) expect((volume - 1) * kgM3).toBeLessThan(kilograms);
    }),
  );
});
