import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, placedOf } from './kit/placing.ts';

export const ventDryer: PartOf<'vent-dryer'> = {
  place(site) {
    const pipe = placedOf(site, 'vent-pipe')[0];
    return pipe ? berth(pipe.azimuthDeg, pipe.radiusMm, pipe.zMm - 480, 260, 360) : [];
  },

  shape(s, { x, z, half, width, height }) {
    s.box([-half, half], [-half, half], [z, height], 'white', { corner: 20 });
    s.pen?.box(x - half, z + height * 0.4, width, height * 0.3, 'blue');
    const band = [-half - 2, half + 2] as const;
    s.place?.box(band, band, [z + height * 0.4, z + height * 0.7], 'blue');
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, -130, 260, 'blue'),
};
