import { storageTypes } from '@silowright/catalogue/testing/sample';
import { expect, it } from 'vitest';
import type { Support } from '../catalogue/storage-type.ts';
import { type SupportLayout, supportLayout } from './support-layout.ts';

const legs = (count: number | 'by-diameter'): Support => ({ kind: 'legs', outletHeightMm: 1000, count });
const frame: Support = {
  kind: 'frame',
  columns: 4,
  columnMm: 240,
  aboveClearanceMm: 650,
  standsOn: 'foundation',
};
const ballast: Support = { kind: 'ballast-frame', columns: 4, columnMm: 160, aboveClearanceMm: 450 };

it.each<[Support, number, number | undefined, SupportLayout]>([
  // Legs on a circle of D + 0.14 m; six from 2.8 m on, unless the type says how many.
  [legs('by-diameter'), 2790, undefined, { kind: 'legs', count: 4, circleM: 2.93, widthM: 0.14 }],
  [legs('by-diameter'), 2800, undefined, { kind: 'legs', count: 6, circleM: 2.94, widthM: 0.14 }],
  [legs(8), 2800, undefined, { kind: 'legs', count: 8, circleM: 2.94, widthM: 0.14 }],
  // Columns at passage width + column; without a passage at the diameter.
  [frame, 4000, 3500, { kind: 'frame', count: 4, spacingM: 3.74, columnM: 0.24, foundation: 'concrete' }],
  [
    ballast,
    3000,
    undefined,
    { kind: 'frame', count: 4, spacingM: 3.16, columnM: 0.16, foundation: 'ballast' },
  ],
  // Anchors on D + 0.26 m.
  [
    { kind: 'plinth', heightMm: 150, beyondMm: 500 },
    3500,
    undefined,
    { kind: 'slab', count: 12, circleM: 3.76 },
  ],
])('supports %o, diameter %d mm (EN-11)', (support, diameterMm, passageWidthMm, layout) => {
  const type = storageTypes.vvs4;
  const found = supportLayout({
    storageType: { ...type, shape: { ...type.shape, support } },
    diameterMm,
    ...(passageWidthMm !== undefined && { passageWidthMm }),
  });
  const rounded = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (_, each) =>
      typeof each === 'number' ? Math.round(each * 1e6) / 1e6 : each,
    );
  expect(rounded(found)).toEqual(layout);
});
