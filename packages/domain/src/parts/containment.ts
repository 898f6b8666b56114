import { bundHeightMm, bundRimMm } from '../drawing/bund.ts';
import { circle } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out } from './kit/spot.ts';

export const containment: PartOf<'containment'> = {
  onWall: true,
  besideUnit: true,
  place: ({ unit }, { form }) =>
    form === 'bund'
      ? berth(0, unit.sideMm, 0, 2 * unit.sideMm, bundHeightMm(unit.heightMm))
      : berth(0, unit.radiusMm, unit.baseMm, 2 * unit.radiusMm, 130),
  closeUp: () => ({ end: 'right', margin: 0.4 }),

  shape({ pen, mould }, { of, z, top, half, width, height }) {
    if (of.form === 'double-bottom') {
      // Between both bottoms is a probe, with its box outside.
      const x = -half * 0.3;
      const probe = mould?.at((Math.asin(-0.3) * 180) / Math.PI, half);
      pen?.box(-half - 30, z, width + 60, height, 'dark', 8);
      mould?.ring([half - 20, half + 30], [z, top], 'dark');
      pen?.box(x - 70, top, 140, 190, 'white', 12);
      probe?.box([-70, 70], [10, 110], [top, top + 190], 'white');
      pen?.disc(x, top + 130, 34, 34, 'accent');
      probe?.cylinder([0, 110, top + 130], out, 34, 14, 'accent');
      pen?.wire(['M', x, top, 'L', x, z + 30], '#b06a2c', 2);
      probe?.bar([0, 60, top], [0, 60, z + 30], 20, 'copper');
      return;
    }
    mould?.ring([half - 12, half], [0, height], 'laminate');
    pen?.glaze({ kind: 'rect', x: -half, y: -height, width, height }, '#e3dfc6', 0.42);
    pen?.wire(['M', -half, 0, 'L', -half, height, 'L', half, height, 'L', half, 0], '#8a8577', 1.6);
    mould?.ring([half - 30, half + bundRimMm], [height - 70, height + 10], 'laminate');
    pen?.box(-half - bundRimMm, height - 70, width + 2 * bundRimMm, 80, ['#d9d4c4', '#8a8577'], 20);
    for (const side of [-1, 1]) pen?.box(side * half - 30, 0, 60, height - 60, ['#cfcab8', '#8a8577']);
  },

  above(pen, { of, radius }) {
    if (of.form === 'bund') circle(pen, radius, '#8a8577', 3);
  },
};
