import { circle, planOf } from './kit/above.ts';
import { farSteel, galvanised, postSteel } from './kit/guard-rail.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { radians } from './kit/spot.ts';

/** It begins above the edge of the roof, with a toe board. */
const footMm = 20;
const toeBoardMm = 110;
const postMm = 45;
/** The middle rail, as a share of the height. */
const middle = 0.55;

export const roofRail: PartOf<'roof-rail'> = {
  place: ({ unit }, { heightMm }) => berth(0, unit.radiusMm - 60, unit.eavesMm, 2 * unit.radiusMm, heightMm),
  closeUp: () => ({ margin: 0.08 }),

  front(pen, { radius, z, height }) {
    const base = z + footMm;
    const angles = [-90, -66, -40, -13, 13, 40, 66, 90];
    const x = (angle: number) => radius * Math.sin(angle * radians);
    for (const angle of angles)
      pen.line([x(angle + 11), base + 130], [x(angle + 11), base + height], farSteel, 0.9);
    for (const angle of angles) pen.bar([x(angle), base], [x(angle), base + height], postMm, postSteel);
    for (const at of [height, height * middle])
      pen.bar([-radius - 20, base + at], [radius + 20, base + at], postMm, postSteel);
    pen.box(-radius, base, 2 * radius, toeBoardMm, 'pipe', 0, 0.5);
  },

  above(pen, { radius }) {
    circle(pen, radius, galvanised, 2.2);
    for (let azimuth = 15; azimuth < 360; azimuth += 30)
      pen.disc(...planOf(azimuth, radius), 36, 36, 'steel');
  },

  solid(_, { radius, z, height }, __, mould) {
    const base = z + footMm;
    const posts = Math.max(8, Math.round((2 * Math.PI * radius) / 1300));
    for (let index = 0; index < posts; index++)
      mould.at((index * 360) / posts, radius).bar([0, 0, base], [0, 0, base + height], postMm, 'galvanised');
    for (const share of [middle, 1]) mould.hoop(radius, base + height * share, postMm, 'galvanised');
    mould.ring([radius - 6, radius + 6], [base, base + toeBoardMm], 'galvanised');
  },
};
