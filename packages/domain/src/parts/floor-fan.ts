import { onWall } from './kit/above.ts';
import { along, type PartOf, radians } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** Foot and inlet, as shares of the radius. */
const foot = 0.8;
const inlet = 0.62;
const ductMm = 180;

export const floorFan: PartOf<'floor-fan'> = {
  place: ({ unit }) => berth(58, unit.radiusMm + 320, unit.baseMm, 600, 640),

  front(pen, { x, z, half: r }) {
    pen.box(x - r * foot, 0, r * 2 * foot, z + 60, 'steel');
    pen.disc(x, z + r, r, r, 'galvanised');
    pen.disc(x, z + r, r * inlet, r * inlet, 'dark');
    for (const angle of [0, 60, 120]) {
      const [u, w] = [r * 0.58 * Math.cos(angle * radians), r * 0.58 * Math.sin(angle * radians)];
      pen.line([x - u, z + r - w], [x + u, z + r + w], '#b4bcc1', 1.4);
    }
    pen.box(x - r - ductMm, z + r * 0.5, 200, r * 0.7, 'pipe');
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, -240, 560, 'galvanised'),

  solid(place, { z, half: r }) {
    const axis = z + r;
    place.box([-r * foot, r * foot], [-200, 200], [0, z + 60], 'steel');
    place.cylinder([-200, 0, axis], along, r, 400, 'galvanised');
    place.cylinder([200, 0, axis], along, r * inlet, 20, 'dark');
    place.box([-r * 0.35, r * 0.35], [-r - ductMm, -r * 0.6], [axis - r * 0.5, axis + r * 0.2], 'galvanised');
  },
};
