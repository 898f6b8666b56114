import { standing } from './kit/above.ts';
import { ownCircle, usual } from './kit/on-roof.ts';
import { flange, middleOf, type PartOf, up } from './kit/part.ts';

const flangeMm = 36;
/** The plate below the cap. */
const plate = { above: 165, height: 32 };

export const roofValve: PartOf<'roof-valve'> = {
  place: (site, { dn }) => usual(site, 60, 0.3, dn + 40, 330),
  onRoof: ownCircle,
  connection: middleOf,
  closeUp: () => ({ margin: 0.8 }),

  front(pen, { x, z }) {
    pen.box(x - 70, z - 20, 140, 200, 'steel');
    flange(pen, x, z, 240, flangeMm);
    pen.path(['M', x - 150, z + 180, 'Q', x, z + 420, x + 150, z + 180, 'Z'], 'accent');
    pen.box(x - 160, z + plate.above, 320, plate.height, 'steel', 8);
  },

  above: standing('accent'),

  solid(place, { z, half }) {
    place.cylinder([0, 0, z - 60], up, half * 0.58, 240, 'steel');
    place.cylinder([0, 0, z - flangeMm / 2], up, half, flangeMm, 'steel');
    place.cylinder([0, 0, z + plate.above], up, half * 1.33, plate.height, 'steel');
    place.dome([0, 0, z + 185], up, half * 1.25, 115, 'accent');
  },
};
