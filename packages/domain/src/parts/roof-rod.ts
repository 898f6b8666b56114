import { standing } from './kit/above.ts';
import { free, ownCircle } from './kit/on-roof.ts';
import type { PartOf } from './kit/part.ts';
import { up } from './kit/spot.ts';

export const roofRod: PartOf<'roof-rod'> = {
  place(site, { heightMm }) {
    const spot = free(site, 60, heightMm);
    return { ...spot, heightMm: site.unit.apexMm + heightMm - spot.zMm };
  },
  onRoof: ownCircle,

  shape(s, { x, z, top }, unit) {
    s.pen?.box(x - 50, z - 20, 100, 60, 'steel', 6);
    s.place?.cylinder([0, 0, z - 40], up, 50, 80, 'steel');
    s.bar([0, 0, z], [0, 0, top], 26, 'steel');
    // The conductor runs over the roof and down the right side.
    const eaves = unit.eavesMm + 30;
    const edge = unit.radiusMm + 30;
    s.pen?.wire(['M', x, z + 20, 'L', edge, eaves, 'L', edge, 40], '#8e989f', 1.4);
    const side = s.at(100).place;
    const wall = unit.radiusMm + 60;
    if (s.place && side)
      s.mould?.put({
        kind: 'tube',
        points: [s.place.point([0, 0, z + 20]), side.point([0, wall, eaves]), side.point([0, wall, 40])],
        diameterMm: 14,
        material: 'galvanised',
      });
  },

  above: standing('dark'),
};
