import { standing } from './kit/above.ts';
import { ownCircle, usual } from './kit/on-roof.ts';
import type { PartOf } from './kit/part.ts';
import { middleOf, up } from './kit/spot.ts';

export const roofVent: PartOf<'roof-vent'> = {
  place: (site, { dn }) => usual(site, -90, 0.35, dn + 10, 420),
  onRoof: ownCircle,
  connection: middleOf,

  shape(s, { x, z, top, width }) {
    const bends = ['Q', x, top, x - 130, top, 'Q', x - 240, top, x - 240, top - 150];
    s.pen?.tube(['M', x, z - 20, 'L', x, top - 130, ...bends], width);
    s.place?.rod(width, 'steel', 115, [0, 0, z - 60], [0, 0, top], [0, 240, top], [0, 240, top - 150]);
    s.pen?.box(x - 110, z - 20, 220, 40, 'steel', 4);
    s.place?.cylinder([0, 0, z - 20], up, Math.max(110, width * 0.9), 40, 'steel');
  },

  above: standing('steel'),
};
