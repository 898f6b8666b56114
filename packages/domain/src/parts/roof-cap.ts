import { standing } from './kit/above.ts';
import { type PartOf, up } from './kit/part.ts';
import { berth, has } from './kit/placing.ts';

const neckMm = 300;
const capMm = 180;
/** The cap begins this far below the upper edge of the neck. */
const belowMm = 30;

/** Closes the neck of a roof without a manhole. */
export const roofCap: PartOf<'roof-cap'> = {
  structure: true,
  place: (site) => (has(site, 'roof-manhole') ? [] : berth(0, 0, site.unit.apexMm, 320, 150)),

  front(pen, { z }) {
    pen.box(-neckMm, z - 90, 2 * neckMm, 60, 'steel', 10);
    pen.path(['M', -capMm, z - belowMm, 'Q', 0, z + 330, capMm, z - belowMm, 'Z'], 'steel');
  },

  above: standing('steel'),

  solid(place, { z: foot, height }, unit) {
    // It ends at the height of the catalogue, whatever the height of the neck.
    const z = unit.heightMm - height;
    place.cylinder([0, 0, foot - 120], up, neckMm, z - foot + 90, 'steel');
    place.dome([0, 0, z - belowMm], up, capMm, height + belowMm, 'steel');
  },
};
