import { closed } from '../drawing/pen.ts';
import { heightOnHopper } from './kit/on-hopper.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out, up } from './kit/spot.ts';

export const hopperRing: PartOf<'hopper-ring'> = {
  place: ({ unit }, { widthMm }) =>
    berth(0, widthMm / 2, heightOnHopper(unit, widthMm / 2) - 90, widthMm, 180),

  shape({ pen, mould }, { z, top, half, width }) {
    const edge = closed([-half - 40, top], [half + 40, top], [half - 60, z], [60 - half, z]);
    pen?.path(edge, 'steel', 0.9);
    mould?.turn(
      [
        [half - 60, z],
        [half + 40, top],
        [half - 120, top],
      ],
      'steel',
    );
    pen?.box(-half - 70, top - 30, width + 140, 44, 'dark', 6);
    mould?.ring([half - 100, half + 70], [top - 30, top + 14], 'dark');
    for (const share of [-0.7, -0.25, 0.25, 0.7]) pen?.box(half * share - 22, top - 80, 44, 130, 'accent', 8);
    for (let azimuth = 0; azimuth < 360; azimuth += 45)
      mould?.at(azimuth, half + 40).cylinder([0, 0, top - 80], up, 22, 130, 'accent');
    pen?.box(half - 20, z - 10, 230, 150, 'blue', 24);
    mould?.at(90, half).cylinder([0, -20, z + 65], out, 75, 230, 'blue');
  },
};
