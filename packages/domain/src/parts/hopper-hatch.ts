import { awayFromHopper, onHopper } from './kit/on-hopper.ts';
import type { PartOf } from './kit/part.ts';
import { radians } from './kit/spot.ts';

export const hopperHatch: PartOf<'hopper-hatch'> = {
  place: (site, { dn }) => onHopper(site, 12, 0.52, dn),
  connection: ({ z }) => z,

  shape(s, { x, z }, unit) {
    const away = awayFromHopper(unit);
    s.place?.cylinder([0, -20, z + 10], away, 150, 70, 'steel');
    // A 60° cone leans back by 30°, which shortens circles by an eighth of their height.
    const lean = 0.87;
    s.pen?.disc(x, z, 185, 185 * lean, 'steel');
    s.place?.cylinder([0, 22, z - 12], away, 185, 30, 'steel');
    s.pen?.disc(x, z, 130, 130 * lean, 'stainless');
    s.place?.cylinder([0, 48, z - 27], away, 130, 22, 'stainless');
    for (let index = 0; index < 8; index++) {
      const angle = index * 45 * radians;
      s.pen?.disc(x + 158 * Math.sin(angle), z + 158 * lean * Math.cos(angle), 13, 12, 'dark', 0);
    }
  },
};
