import { onWall } from './kit/above.ts';
import { out, type PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

const housing = { half: 150, out: 200 };
const shaftMm = 84;
const motor = { half: 60, height: 60 };

export const floorAuger: PartOf<'floor-auger'> = {
  place: ({ unit }) => berth(14, unit.radiusMm, unit.baseMm + 60, 300, 260),

  front(pen, { x, z, top, height }, unit) {
    if (pen.style === 'shaded' && unit.body.transparent)
      pen.wire(['M', -unit.radiusMm * 0.86, z + 60, 'L', x, z + 60], '#3a444c', 3, {
        opacity: 0.5,
        dash: [90, 50],
      });
    pen.box(x - housing.half, z, 2 * housing.half, height, 'galvanised', 16);
    pen.disc(x, z + height / 2, shaftMm, shaftMm, 'dark');
    pen.box(x - motor.half, top, 2 * motor.half, motor.height, 'blue', 10);
  },

  above: (pen, spot) => onWall(pen, spot, 2 * housing.half, 0, housing.out, 'galvanised'),

  solid(place, { z, top, height }) {
    place.box([-housing.half, housing.half], [-60, housing.out], [z, top], 'galvanised');
    place.cylinder([0, housing.out, z + height / 2], out, shaftMm, 40, 'dark');
    place.box([-motor.half, motor.half], [40, 160], [top, top + motor.height], 'blue');
  },
};
