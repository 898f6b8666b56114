import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, pipeAtMm } from './kit/placing.ts';
import { valve } from './kit/valve.ts';

/** The valve at the foot of the fill pipe of a tank. */
export const inlet: PartOf<'inlet'> = {
  place: (site) => berth(-90, pipeAtMm(site), 1000, 420, 260),
  connection: ({ z }) => z + 20,

  shape(s, { of, azimuthDeg, radius, z }) {
    const axis = z + 20;
    s.pen?.tube(['M', s.x, z + 160, 'Q', s.x, axis, s.x - 110, axis], 90);
    s.place?.rod(90, 'steel', 90, [0, 0, z + 160], [0, 0, axis], [0, 110, axis]);
    valve(s.at(azimuthDeg, radius + 90), axis, of);
  },

  above: (pen, spot) => onWall(pen, spot, 150, 40, 380, 'dark'),
};
