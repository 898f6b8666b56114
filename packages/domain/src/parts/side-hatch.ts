import { onWall } from './kit/above.ts';
import { facade, intoWallMm } from './kit/facade.ts';
import { middleOf, type PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** The frame beyond the door. */
const rimMm = 30;
const hinge = { low: 90, high: 140, height: 50, outside: 40 };
const lock = { inside: 75, width: 40, half: 55 };

export const sideHatch: PartOf<'side-hatch'> = {
  place(site, { widthMm, heightMm }) {
    const { hatchDeg, hatchZ } = facade(site);
    return berth(hatchDeg, site.unit.radiusMm, hatchZ, widthMm, heightMm);
  },
  connection: middleOf,

  front(pen, { x, narrow, z, half: halfWidth, height }) {
    const half = halfWidth * narrow;
    const rim = rimMm * narrow;
    pen.box(x - half - rim, z - rimMm, 2 * half + 2 * rim, height + 2 * rimMm, 'steel', 30);
    pen.box(x - half, z, 2 * half, height, 'stainless', 20);
    for (const above of [hinge.low, height - hinge.high])
      pen.box(x - half - hinge.outside * narrow, z + above, 70 * narrow, hinge.height, 'dark', 6);
    pen.box(
      x + half - lock.inside * narrow,
      z + height / 2 - lock.half,
      lock.width * narrow,
      2 * lock.half,
      'accent',
      10,
    );
  },

  above: (pen, spot) => onWall(pen, spot, spot.width + 2 * rimMm, 0, 90, 'stainless'),

  solid(place, { z, top, half }, unit) {
    const deep = intoWallMm(half + rimMm, unit.radiusMm);
    place.box([-half - rimMm, half + rimMm], [-deep, 60], [z - rimMm, top + rimMm], 'steel');
    place.box([-half, half], [60, 90], [z, top], 'stainless');
    for (const at of [z + hinge.low, top - hinge.high])
      place.box([-half - hinge.outside, -half + 30], [60, 110], [at, at + hinge.height], 'dark');
    const middle = (z + top) / 2;
    const edge = half - lock.inside;
    place.box([edge, edge + lock.width], [90, 125], [middle - lock.half, middle + lock.half], 'accent');
  },
};
