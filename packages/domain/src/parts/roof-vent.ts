import { pathData } from '../drawing/drawing.ts';
import { standing } from './kit/above.ts';
import { ownCircle, usual } from './kit/on-roof.ts';
import { flange, middleOf, type PartOf, up } from './kit/part.ts';

/** The pipe turns back down: how far beside its foot it ends, and how far below its top. */
const over = 240;
const mouth = 150;

export const roofVent: PartOf<'roof-vent'> = {
  place: (site, { dn }) => usual(site, -90, 0.35, dn + 10, 420),
  onRoof: ownCircle,
  connection: middleOf,

  front(pen, { x, z, top, width }) {
    pen.tube(
      pathData(
        ['M', x, z - 20],
        ['L', x, top - 130],
        ['Q', x, top, x - 130, top],
        ['Q', x - over, top, x - over, top - mouth],
      ),
      width,
    );
    flange(pen, x, z, 220, 40);
  },

  above: standing('steel'),

  solid(place, { z, top, width }) {
    place.rod(
      [
        [0, 0, z - 60],
        [0, 0, top],
        [0, over, top],
        [0, over, top - mouth],
      ],
      width,
      'steel',
      115,
    );
    place.cylinder([0, 0, z - 20], up, Math.max(110, width * 0.9), 40, 'steel');
  },
};
