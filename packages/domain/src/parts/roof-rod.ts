import { standing } from './kit/above.ts';
import { free, ownCircle } from './kit/on-roof.ts';
import { type PartOf, up } from './kit/part.ts';

const footMm = 50;
const rodMm = 26;
/** The conductor, from the roof to the ground, down the right side. */
const conductor = { fromRod: 20, overEaves: 30, above: 40 };

export const roofRod: PartOf<'roof-rod'> = {
  place(site, { heightMm }) {
    const spot = free(site, 60, heightMm);
    return { ...spot, heightMm: site.unit.apexMm + heightMm - spot.zMm };
  },
  onRoof: ownCircle,

  front(pen, { x, z, top }, unit) {
    pen.box(x - footMm, z - 20, 2 * footMm, 60, 'steel', 6);
    pen.bar([x, z], [x, top], rodMm);
    const side = unit.radiusMm + 30;
    const eaves = unit.eavesMm + conductor.overEaves;
    pen.wire(['M', x, z + conductor.fromRod, 'L', side, eaves, 'L', side, conductor.above], '#8e989f', 1.4);
  },

  above: standing('dark'),

  solid(place, { z, top }, unit, mould) {
    place.cylinder([0, 0, z - 40], up, footMm, 80, 'steel');
    place.bar([0, 0, z], [0, 0, top], rodMm, 'steel');
    const side = mould.at(100);
    const wall = unit.radiusMm + 60;
    mould.put({
      kind: 'tube',
      points: [
        place.point([0, 0, z + conductor.fromRod]),
        side.point([0, wall, unit.eavesMm + conductor.overEaves]),
        side.point([0, wall, conductor.above]),
      ],
      diameterMm: 14,
      material: 'galvanised',
    });
  },
};
