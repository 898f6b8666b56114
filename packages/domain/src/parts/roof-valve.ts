import { standing } from './kit/above.ts';
import { ownCircle, usual } from './kit/on-roof.ts';
import type { PartOf } from './kit/part.ts';
import { middleOf, up } from './kit/spot.ts';

export const roofValve: PartOf<'roof-valve'> = {
  place: (site, { dn }) => usual(site, 60, 0.3, dn + 40, 330),
  onRoof: ownCircle,
  connection: middleOf,
  closeUp: () => ({ margin: 0.8 }),

  shape(s, { x, z, half }) {
    s.pen?.box(x - 70, z - 20, 140, 200, 'steel');
    s.place?.cylinder([0, 0, z - 60], up, half * 0.58, 240, 'steel');
    s.pen?.box(x - 120, z - 18, 240, 36, 'steel', 4);
    s.place?.cylinder([0, 0, z - 18], up, half, 36, 'steel');
    s.place?.cylinder([0, 0, z + 165], up, half * 1.33, 32, 'steel');
    s.place?.dome([0, 0, z + 185], up, half * 1.25, 115, 'accent');
    s.pen?.path(['M', x - 150, z + 180, 'Q', x, z + 420, x + 150, z + 180, 'Z'], 'accent');
    s.pen?.box(x - 160, z + 165, 320, 32, 'steel', 8);
  },

  above: standing('accent'),
};
