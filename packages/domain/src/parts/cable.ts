import { standing } from './kit/above.ts';
import { free, ownCircle } from './kit/on-roof.ts';
import { out, type PartOf, up } from './kit/part.ts';

const neckMm = 40;
const box = { above: 80, height: 150, half: 90 };
const lamp = { above: 150, radius: 30 };
/** The cable ends this far above the cylinder's lower edge. */
const endMm = 500;

export const cable: PartOf<'cable'> = {
  place: (site) => free(site, 180, 230),
  onRoof: ownCircle,

  front(pen, { x, z }, unit) {
    pen.box(x - neckMm, z - 20, 2 * neckMm, 110, 'steel');
    pen.box(x - box.half, z + box.above, 2 * box.half, box.height, 'white', 14);
    pen.disc(x, z + lamp.above, lamp.radius, lamp.radius, 'accent');
    if (pen.style === 'shaded' && unit.body.transparent)
      pen.line([x, z], [x, unit.shellBottomMm + endMm], '#1b2228', 1, { opacity: 0.55 });
  },

  above: standing('white', 'accent'),

  solid(place, { z }, unit) {
    place.cylinder([0, 0, z - 60], up, neckMm, 150, 'steel');
    place.box([-box.half, box.half], [-70, 70], [z + box.above, z + box.above + box.height], 'white');
    place.cylinder([0, 70, z + lamp.above], out, lamp.radius, 12, 'accent');
    place.bar([0, 0, z], [0, 0, unit.shellBottomMm + endMm], 16, 'dark');
  },
};
