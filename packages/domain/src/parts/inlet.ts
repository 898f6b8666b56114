import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, pipeAtMm } from './kit/placing.ts';
import { drawValve, mouldValve } from './kit/valve.ts';

const axisMm = 20;
/** The bend from the fill pipe to the valve. */
const bend = { from: 160, beside: 110, wide: 90 };

/** The valve at the foot of the fill pipe of a tank. */
export const inlet: PartOf<'inlet'> = {
  place: (site) => berth(-90, pipeAtMm(site), 1000, 420, 260),
  connection: ({ z }) => z + axisMm,

  front(pen, { of, x, z }) {
    pen.tube(['M', x, z + bend.from, 'Q', x, z + axisMm, x - bend.beside, z + axisMm], bend.wide);
    drawValve(pen, x - bend.wide, z + axisMm, of);
  },

  above: (pen, spot) => onWall(pen, spot, 150, 40, 380, 'dark'),

  solid(place, { of, azimuthDeg, radius, z }, _, mould) {
    place.rod(
      [
        [0, 0, z + bend.from],
        [0, 0, z + axisMm],
        [0, bend.beside, z + axisMm],
      ],
      bend.wide,
      'steel',
      bend.wide,
    );
    mouldValve(mould.at(azimuthDeg, radius + bend.wide), z + axisMm, of);
  },
};
