import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, placedOf } from './kit/placing.ts';

/** The band around it, as shares of its height. */
const band = { from: 0.4, to: 0.7 };

export const ventDryer: PartOf<'vent-dryer'> = {
  place(site) {
    const pipe = placedOf(site, 'vent-pipe')[0];
    return pipe ? berth(pipe.azimuthDeg, pipe.radiusMm, pipe.zMm - 480, 260, 360) : [];
  },

  front(pen, { x, z, half, width, height }) {
    pen.box(x - half, z, width, height, 'white', 20);
    pen.box(x - half, z + height * band.from, width, height * 0.3, 'blue');
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, -130, 260, 'blue'),

  solid(place, { z, top, half, height }) {
    place.box([-half, half], [-half, half], [z, top], 'white');
    place.box(
      [-half - 2, half + 2],
      [-half - 2, half + 2],
      [z + height * band.from, z + height * band.to],
      'blue',
    );
  },
};
