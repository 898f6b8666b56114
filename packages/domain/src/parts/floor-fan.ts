import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { along, radians } from './kit/spot.ts';

export const floorFan: PartOf<'floor-fan'> = {
  place: ({ unit }) => berth(58, unit.radiusMm + 320, unit.baseMm, 600, 640),

  shape(s, { x, z, half: r }) {
    const axis = z + r;
    s.box([-r * 0.8, r * 0.8], [-200, 200], [0, z + 60], 'steel');
    // Drawn facing the viewer; it blows along the wall.
    s.pen?.disc(x, axis, r, r, 'galvanised');
    s.place?.cylinder([-200, 0, axis], along, r, 400, 'galvanised');
    s.pen?.disc(x, axis, r * 0.62, r * 0.62, 'dark');
    s.place?.cylinder([200, 0, axis], along, r * 0.62, 20, 'dark');
    for (const angle of [0, 60, 120]) {
      const [u, w] = [r * 0.58 * Math.cos(angle * radians), r * 0.58 * Math.sin(angle * radians)];
      s.pen?.line([x - u, axis - w], [x + u, axis + w], '#b4bcc1', 1.4);
    }
    s.pen?.box(x - r - 180, z + r * 0.5, 200, r * 0.7, 'pipe');
    s.place?.box([-r * 0.35, r * 0.35], [-r - 180, -r * 0.6], [axis - r * 0.5, axis + r * 0.2], 'galvanised');
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, -240, 560, 'galvanised'),
};
