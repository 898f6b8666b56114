import { planOf } from './kit/above.ts';
import { middleOf, type PartOf, up } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** Beyond the neck: flange and lid, and the circle of bolts. */
const rimMm = 50;
const boltsMm = 15;
/** Flange and lid above the neck's upper edge. */
const flange = { above: 20, height: 34 };
const lid = { above: 62, height: 40 };
const bolt = { above: 10, radius: 14, height: 104 };
/** Half of the handle. */
const handle = 90;

export const roofManhole: PartOf<'roof-manhole'> = {
  place: ({ unit }, { dn }) => berth(0, 0, unit.apexMm, dn, 150),
  connection: middleOf,
  closeUp: () => ({ margin: 0.6 }),

  front(pen, { z, half }) {
    const rim = half + rimMm;
    pen.box(10 - half, z - 90, 2 * half - 20, 190, 'steel');
    pen.box(-rim, z + flange.above, 2 * rim, flange.height, 'steel', 6);
    pen.box(-rim, z + lid.above, 2 * rim, lid.height, 'steel', 10);
    for (const share of [-1, -0.6, -0.2, 0.2, 0.6, 1])
      pen.box(share * half - bolt.radius, z + bolt.above, 2 * bolt.radius, bolt.height, 'dark', 4, 0.4);
    pen.wire(['M', -handle, z + 102, 'Q', 0, z + 190, handle, z + 102], '#3a444c', 1.4);
  },

  above(pen, { half }) {
    pen.disc(0, 0, half + rimMm, half + rimMm, 'steel');
    pen.disc(0, 0, half - 20, half - 20, 'stainless');
    for (let azimuth = 0; azimuth < 360; azimuth += 30)
      pen.disc(...planOf(azimuth, half + boltsMm), 18, 18, 'dark', 0);
    pen.line([-handle, 0], [handle, 0], '#3a444c', 2);
  },

  solid(place, { z: foot, half, height }, unit) {
    // The lid ends at the height of the catalogue, whatever the height of the neck.
    const z = unit.heightMm - height;
    place.cylinder([0, 0, foot - 120], up, half - 10, z - foot + 160, 'steel');
    place.cylinder([0, 0, z + flange.above], up, half + rimMm, flange.height, 'steel');
    place.cylinder([0, 0, z + lid.above], up, half + rimMm, lid.height, 'stainless');
    place.bolts([0, 0, z + bolt.above], 'up', half + boltsMm, 12, [bolt.radius, bolt.height]);
    place.rod(
      [
        [-handle, 0, z + 100],
        [-handle, 0, z + 140],
        [handle, 0, z + 140],
        [handle, 0, z + 100],
      ],
      20,
      'dark',
      30,
    );
  },
};
