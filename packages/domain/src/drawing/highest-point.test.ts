import { describe, expect, test } from 'vitest';
import type { Equipment } from '../catalogue/equipment.ts';
import type { Roof } from '../catalogue/storage-type.ts';
import type { UnitModel } from './anatomy.ts';
import { highestPointMm } from './highest-point.ts';
import { unitModel } from './model.ts';

/** A roof at 4850 mm, 150 mm below the rim. */
const flat: Roof = { kind: 'flat', rimMm: 150 };

const modelOf = (heightMm: number, roof: Roof, parts: readonly Equipment[] = []): UnitModel =>
  unitModel(
    { diameterMm: 3000, heightMm, volumeM3: 20 },
    {
      code: 'x',
      substance: 'solid',
      shape: {
        bottom: { kind: 'cone', angleDeg: 60, outletMm: 400 },
        roof,
        support: { kind: 'legs', outletHeightMm: 600, count: 4 },
        shell: { kind: 'welded', ringMm: 1500 },
      },
      look: { material: 'painted_steel', contents: '#c79a3f' },
    },
    { parts, raisedMm: 0, paint: {}, glossy: false },
  );

describe('the highest point of a silo of 5 m (EN-05)', () => {
  test.each<[string, number, readonly Equipment[]]>([
    // The cap of a roof without a manhole ends 150 mm above the roof, as high as the rim.
    ['nothing', 5000, []],
    // 4850 + 300, and half of its 26 mm.
    ['a short rod', 5163, [{ part: 'roof-rod', heightMm: 300 }]],
    // 4850 + 20 + 500, and half of 45 mm: 5392.5.
    ['a rail', 5393, [{ part: 'roof-rail', heightMm: 500 }]],
    // 4850 + 450 + 140, and 22 mm of its lamp: the picture is higher than the measures.
    ['an instrument', 5462, [{ part: 'roof-instrument', dn: 80, heightMm: 450 }]],
    // 4850 + 330 for the bend, and its flange of twice 110 mm.
    ['a fill pipe', 5290, [{ part: 'fill-pipe', pipeMm: 110 }]],
    // The higher one counts, whatever the order.
    [
      'a long and a short rod',
      5463,
      [
        { part: 'roof-rod', heightMm: 600 },
        { part: 'roof-rod', heightMm: 300 },
      ],
    ],
  ])('with %s', (_, topMm, parts) => {
    expect(highestPointMm(modelOf(5000, flat, parts))).toBe(topMm);
  });

  test('counts a picture that is higher than the unit, although its measures end below the top', () => {
    // The roof is at 4600 mm: 4600 + 300 is below the rim at 5000, 4600 + 300 + 140 + 22 is above it.
    const instrument = { part: 'roof-instrument', dn: 80, heightMm: 300 } as const;
    expect(highestPointMm(modelOf(5000, { kind: 'flat', rimMm: 400 }, [instrument]))).toBe(5062);
  });

  test('is the stated height where nothing is drawn as high, also beside a lower unit with the same roof', () => {
    // Both roofs end at 4850 mm.
    const neck = (neckMm: number): Roof => ({ kind: 'cone', angleDeg: 15, neckMm });
    expect(highestPointMm(modelOf(5000, neck(150)))).toBe(5000);
    expect(highestPointMm(modelOf(5250, neck(400)))).toBe(5250);
  });
});
