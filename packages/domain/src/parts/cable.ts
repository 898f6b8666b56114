import { standing } from './kit/above.ts';
import { free, ownCircle } from './kit/on-roof.ts';
import type { PartOf } from './kit/part.ts';
import { up } from './kit/spot.ts';

export const cable: PartOf<'cable'> = {
  place: (site) => free(site, 180, 230),
  onRoof: ownCircle,

  shape(s, { x, z }, unit) {
    const end = unit.shellBottomMm + 500;
    s.pen?.box(x - 40, z - 20, 80, 110, 'steel');
    s.place?.cylinder([0, 0, z - 60], up, 40, 150, 'steel');
    s.box([-90, 90], [-70, 70], [z + 80, 150], 'white', { corner: 14 });
    s.roll(30, [70, 12], z + 150, 'accent');
    s.place?.bar([0, 0, z], [0, 0, end], 16, 'dark');
    if (unit.body.transparent && s.pen?.style === 'shaded')
      s.pen.line([x, z], [x, end], '#1b2228', 1, { opacity: 0.55 });
  },

  above: standing('white', 'accent'),
};
