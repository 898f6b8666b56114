import { standing } from './kit/above.ts';
import { free, ownCircle, usual } from './kit/on-roof.ts';
import { flange, type PartOf, up } from './kit/part.ts';
import { placedOf } from './kit/placing.ts';

const neckMm = 60;
const flangeMm = { radius: 115, middle: 60, height: 36 };
const horn = { above: 96, height: 114, from: 50, to: 105 };
const head = { above: 285, radius: 125, half: 95 };
/** An aerial with a light on top. */
const aerial = { beside: 70, light: 22 };

export const roofInstrument: PartOf<'roof-instrument'> = {
  place: (site, { heightMm }) =>
    placedOf(site, 'roof-instrument').length === 0
      ? usual(site, 110, 0.66, 200, heightMm)
      : free(site, 200, heightMm),
  onRoof: ownCircle,

  front(pen, { x, z, top }) {
    const [low, high] = [z + horn.above, z + horn.above + horn.height];
    pen.box(x - neckMm, z - 30, 2 * neckMm, 130, 'steel');
    flange(pen, x, z + flangeMm.middle, 2 * flangeMm.radius, flangeMm.height);
    pen.polygon(
      'stainless',
      [x - horn.from, low],
      [x + horn.from, low],
      [x + horn.to, high],
      [x - horn.to, high],
    );
    pen.disc(x, z + head.above, head.radius, head.half, 'blue');
    pen.line([x + aerial.beside, z + 350], [x + aerial.beside, top + 130], '#1b2228', 1.4);
    pen.disc(x + aerial.beside, top + 140, aerial.light, aerial.light, 'accent', 0.4);
  },

  above: standing('blue', 'accent'),

  solid(place, { z, top }) {
    place.cylinder([0, 0, z - 60], up, neckMm, 160, 'steel');
    place.cylinder(
      [0, 0, z + flangeMm.middle - flangeMm.height / 2],
      up,
      flangeMm.radius,
      flangeMm.height,
      'steel',
    );
    place.cone([0, 0, z + horn.above], up, [horn.from, horn.to], horn.height, 'stainless');
    place.ball([0, 0, z + head.above], head.radius, head.half, 'blue');
    place.bar([aerial.beside, 0, z + 330], [aerial.beside, 0, top + 130], 16, 'dark');
    place.ball([aerial.beside, 0, top + 140], aerial.light, aerial.light, 'accent');
  },
};
