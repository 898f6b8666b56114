import { onWall } from './kit/above.ts';
import { facade, intoWallMm } from './kit/facade.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { middleOf } from './kit/spot.ts';

export const sideHatch: PartOf<'side-hatch'> = {
  place(site, { widthMm, heightMm }) {
    const { hatchDeg, hatchZ } = facade(site);
    return berth(hatchDeg, site.unit.radiusMm, hatchZ, widthMm, heightMm);
  },
  connection: middleOf,

  shape(s, { x, narrow, z, top, half, height }, unit) {
    const seen = half * narrow;
    const deep = intoWallMm(half + 30, unit.radiusMm);
    s.pen?.box(x - seen - 30 * narrow, z - 30, 2 * seen + 60 * narrow, height + 60, 'steel', 30);
    s.place?.box([-half - 30, half + 30], [-deep, 60], [z - 30, top + 30], 'steel');
    s.pen?.box(x - seen, z, 2 * seen, height, 'stainless', 20);
    s.place?.box([-half, half], [60, 90], [z, top], 'stainless');
    for (const hinge of [90, height - 140]) {
      s.pen?.box(x - seen - 40 * narrow, z + hinge, 70 * narrow, 50, 'dark', 6);
      s.place?.box([-half - 40, -half + 30], [60, 110], [z + hinge, z + hinge + 50], 'dark');
    }
    s.pen?.box(x + seen - 75 * narrow, z + height / 2 - 55, 40 * narrow, 110, 'accent', 10);
    const middle = (z + top) / 2;
    s.place?.box([half - 75, half - 35], [90, 125], [middle - 55, middle + 55], 'accent');
  },

  above: (pen, spot) => onWall(pen, spot, spot.width + 60, 0, 90, 'stainless'),
};
