import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constructionIds } from '../catalogue/constructions.ts';
import { sizeConstruction } from './size-construction.ts';

test.each([
  ['tank_flat_bottom', 50],
  ['silo_skirt', 60],
  ['tank_convex_bottom', 35],
] as const)('%s of %d m³: at most three, smallest surface first', (construction, volumeM3) => {
  const sizes = sizeConstruction({ construction, volumeM3 });
  const surfaces = sizes.map((size) => size.surfaceM2);
  expect(sizes).toHaveLength(3);
  expect(surfaces).toEqual(surfaces.toSorted((a, b) => a - b));
});

test('the flat tank of 50 m³ with the smallest surface is about as high as wide', () => {
  expect(sizeConstruction({ construction: 'tank_flat_bottom', volumeM3: 50 })[0]).toEqual({
    diameterMm: 3600,
    heightMm: 4912,
    surfaceM2: expect.closeTo(75.913, 2),
  });
});

test('the height includes the bottom: a cone of 60°, or a dish a tenth of the diameter deep', () => {
  const heightAt = (construction: 'silo_skirt' | 'tank_convex_bottom' | 'tank_flat_bottom') =>
    sizeConstruction({ construction, volumeM3: 12 }).find((size) => size.diameterMm === 2400)?.heightMm;
  const area = Math.PI * 1.2 ** 2;
  const cone = (area * 1.2 * Math.sqrt(3)) / 3;
  const dish = ((Math.PI * 0.24) / 6) * (3 * 1.2 ** 2 + 0.24 ** 2);
  expect(heightAt('silo_skirt')).toBe(Math.round(((12 - cone) / area + 1.2 * Math.sqrt(3)) * 1000));
  expect(heightAt('tank_convex_bottom')).toBe(Math.round(((12 - dish) / area + 0.24) * 1000));
  expect(heightAt('tank_flat_bottom')).toBe(Math.round((12 / area) * 1000));
});

test('every size is 1 to 4 diameters high, at most 20 m, and below the limit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...constructionIds),
      fc.integer({ min: 4, max: 400 }),
      fc.option(fc.integer({ min: 2000, max: 20_000 }), { nil: undefined }),
      (construction, volumeM3, limit) => {
        const request = { construction, volumeM3, ...(limit !== undefined && { heightLimitMm: limit }) };
        for (const { diameterMm, heightMm } of sizeConstruction(request)) {
          expect(heightMm).toBeGreaterThanOrEqual(diameterMm);
          expect(heightMm).toBeLessThanOrEqual(Math.min(4 * diameterMm, 20_000));
          expect(heightMm).toBeLessThan(limit ?? Number.POSITIVE_INFINITY);
        }
      },
    ),
  );
});

test('a limit equal to the height is too low; nothing fits 10,000 m³', () => {
  const request = { construction: 'tank_flat_bottom', volumeM3: 30 } as const;
  const [best] = sizeConstruction(request);
  const below = sizeConstruction({ ...request, heightLimitMm: best!.heightMm });
  expect(below.map((size) => size.diameterMm)).not.toContain(best!.diameterMm);
  expect(sizeConstruction({ ...request, heightLimitMm: best!.heightMm + 1 })).toContainEqual(best);
  expect(sizeConstruction({ construction: 'silo_skirt', volumeM3: 10_000 })).toEqual([]);
});
