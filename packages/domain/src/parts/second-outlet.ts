import { onHopper } from './kit/on-hopper.ts';
import type { PartOf } from './kit/part.ts';
import { up } from './kit/spot.ts';

export const secondOutlet: PartOf<'second-outlet'> = {
  place: (site, { dn }) => onHopper(site, -30, 0.62, dn),

  shape(s, { x, z, half }) {
    const rim = half + 60;
    s.pen?.disc(x, z, rim, rim * 0.8, 'steel');
    s.pen?.polygon(
      'galvanised',
      [x - half, z + 10],
      [x + half, z + 10],
      [x + half, z - 260],
      [x - half, z - 260],
    );
    s.place?.cylinder([0, 0, z - 260], up, half, 340, 'galvanised');
    s.place?.cylinder([0, 0, z - 20], up, rim, 30, 'steel');
    s.box([-rim, rim], [-rim, rim], [z - 300, 46], 'galvanised', { corner: 6 });
    s.pen?.box(x + rim, z - 312, 34, 70, 'accent', 10);
    s.place?.box([-40, 40], [rim, rim + 34], [z - 312, z - 242], 'accent');
  },
};
