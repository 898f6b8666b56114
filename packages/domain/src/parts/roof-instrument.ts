import { standing } from './kit/above.ts';
import { free, ownCircle, usual } from './kit/on-roof.ts';
import type { PartOf } from './kit/part.ts';
import { placedOf } from './kit/placing.ts';
import { up } from './kit/spot.ts';

export const roofInstrument: PartOf<'roof-instrument'> = {
  place: (site, { heightMm }) =>
    placedOf(site, 'roof-instrument').length === 0
      ? usual(site, 110, 0.66, 200, heightMm)
      : free(site, 200, heightMm),
  onRoof: ownCircle,

  shape(s, { x, z, top }) {
    s.pen?.box(x - 60, z - 30, 120, 130, 'steel');
    s.place?.cylinder([0, 0, z - 60], up, 60, 160, 'steel');
    s.upright(115, [z + 42, 36], 'steel', { corner: 4 });
    s.pen?.polygon('stainless', [x - 50, z + 96], [x + 50, z + 96], [x + 105, z + 210], [x - 105, z + 210]);
    s.place?.cone([0, 0, z + 96], up, [50, 105], 114, 'stainless');
    s.ball([0, 0, z + 285], 125, 95, 'blue');
    s.pen?.line([x + 70, z + 350], [x + 70, top + 130], '#1b2228', 1.4);
    s.place?.bar([70, 0, z + 330], [70, 0, top + 130], 16, 'dark');
    s.pen?.disc(x + 70, top + 140, 22, 22, 'accent', 0.4);
    s.place?.ball([70, 0, top + 140], 22, 22, 'accent');
  },

  above: standing('blue', 'accent'),
};
