import { awayFromHopper, onHopper } from './kit/on-hopper.ts';
import { type PartOf, radians } from './kit/part.ts';

const flangeMm = 185;
const lidMm = 130;
const boltsMm = 158;
/** A 60° cone leans back by 30°, which shortens circles by an eighth of their height. */
const lean = 0.87;

export const hopperHatch: PartOf<'hopper-hatch'> = {
  place: (site, { dn }) => onHopper(site, 12, 0.52, dn),
  connection: ({ z }) => z,

  front(pen, { x, z }) {
    pen.disc(x, z, flangeMm, flangeMm * lean, 'steel');
    pen.disc(x, z, lidMm, lidMm * lean, 'stainless');
    for (let index = 0; index < 8; index++) {
      const angle = index * 45 * radians;
      pen.disc(x + boltsMm * Math.sin(angle), z + boltsMm * lean * Math.cos(angle), 13, 12, 'dark', 0);
    }
  },

  solid(place, { z }, unit) {
    const away = awayFromHopper(unit);
    place.cylinder([0, -20, z + 10], away, 150, 70, 'steel');
    place.cylinder([0, 22, z - 12], away, flangeMm, 30, 'steel');
    place.cylinder([0, 48, z - 27], away, lidMm, 22, 'stainless');
  },
};
