import { standing } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, has } from './kit/placing.ts';
import { up } from './kit/spot.ts';

/** Closes the neck of a roof without a manhole. */
export const roofCap: PartOf<'roof-cap'> = {
  structure: true,
  place: (site) => (has(site, 'roof-manhole') ? [] : berth(0, 0, site.unit.apexMm, 320, 150)),

  shape(s, { z, height }, unit) {
    // In space it ends at the height of the catalogue, whatever the height of the neck.
    const top = unit.heightMm - height;
    s.pen?.box(-300, z - 90, 600, 60, 'steel', 10);
    s.place?.cylinder([0, 0, z - 120], up, 300, top - z + 90, 'steel');
    s.pen?.path(['M', -180, z - 30, 'Q', 0, z + 330, 180, z - 30, 'Z'], 'steel');
    s.place?.dome([0, 0, top - 30], up, 180, height + 30, 'steel');
  },

  above: standing('steel'),
};
