import { planOf } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { middleOf, up } from './kit/spot.ts';

export const roofManhole: PartOf<'roof-manhole'> = {
  place: ({ unit }, { dn }) => berth(0, 0, unit.apexMm, dn, 150),
  connection: middleOf,
  closeUp: () => ({ margin: 0.6 }),

  shape(s, { z: foot, half, height }, unit) {
    // In space the lid ends at the height of the catalogue, whatever the height of the neck.
    const z = s.place ? unit.heightMm - height : foot;
    s.pen?.box(10 - half, z - 90, 2 * half - 20, 190, 'steel');
    s.place?.cylinder([0, 0, foot - 120], up, half - 10, z - foot + 160, 'steel');
    s.upright(half + 50, [z + 20, 34], 'steel', { corner: 6 });
    s.upright(half + 50, [z + 62, 40], 'stainless', { corner: 10, drawn: 'steel' });
    for (const share of [-1, -0.6, -0.2, 0.2, 0.6, 1])
      s.pen?.box(share * half - 14, z + 10, 28, 104, 'dark', 4, 0.4);
    s.place?.bolts([0, 0, z + 10], 'up', half + 15, 12, [14, 104]);
    s.pen?.wire(['M', -90, z + 102, 'Q', 0, z + 190, 90, z + 102], '#3a444c', 1.4);
    s.place?.rod(20, 'dark', 30, [-90, 0, z + 100], [-90, 0, z + 140], [90, 0, z + 140], [90, 0, z + 100]);
  },

  above(pen, { half }) {
    pen.disc(0, 0, half + 50, half + 50, 'steel');
    pen.disc(0, 0, half - 20, half - 20, 'stainless');
    for (let azimuth = 0; azimuth < 360; azimuth += 30)
      pen.disc(...planOf(azimuth, half + 15), 18, 18, 'dark', 0);
    pen.line([-90, 0], [90, 0], '#3a444c', 2);
  },
};
