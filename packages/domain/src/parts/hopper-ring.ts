import { closed } from '../drawing/pen.ts';
import { heightOnHopper } from './kit/on-hopper.ts';
import { out, type PartOf, up } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** Beyond the ring: its own edge, and the collar around it. */
const edgeMm = 40;
const collar = { beyond: 70, below: 30, height: 44 };
const spring = { below: 80, height: 130, half: 22 };

export const hopperRing: PartOf<'hopper-ring'> = {
  place: ({ unit }, { widthMm }) =>
    berth(0, widthMm / 2, heightOnHopper(unit, widthMm / 2) - 90, widthMm, 180),

  front(pen, { z, top, half, width }) {
    const edge = closed([-half - edgeMm, top], [half + edgeMm, top], [half - 60, z], [60 - half, z]);
    pen.path(edge, 'steel', 0.9);
    pen.box(-half - collar.beyond, top - collar.below, width + 2 * collar.beyond, collar.height, 'dark', 6);
    for (const share of [-0.7, -0.25, 0.25, 0.7])
      pen.box(half * share - spring.half, top - spring.below, 2 * spring.half, spring.height, 'accent', 8);
    pen.box(half - 20, z - 10, 230, 150, 'blue', 24);
  },

  solid(_, { z, top, half }, __, mould) {
    mould.turn(
      [
        [half - 60, z],
        [half + edgeMm, top],
        [half - 120, top],
      ],
      'steel',
    );
    const foot = top - collar.below;
    mould.ring([half - 100, half + collar.beyond], [foot, foot + collar.height], 'dark');
    for (let azimuth = 0; azimuth < 360; azimuth += 45)
      mould
        .at(azimuth, half + edgeMm)
        .cylinder([0, 0, top - spring.below], up, spring.half, spring.height, 'accent');
    mould.at(90, half).cylinder([0, -20, z + 65], out, 75, 230, 'blue');
  },
};
