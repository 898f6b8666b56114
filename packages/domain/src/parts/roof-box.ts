import { standing } from './kit/above.ts';
import { free, ownCircle, usual } from './kit/on-roof.ts';
import type { PartOf } from './kit/part.ts';
import { has, placedOf } from './kit/placing.ts';
import { middleOf, up } from './kit/spot.ts';

export const roofBox: PartOf<'roof-box'> = {
  place: (site, { widthMm, heightMm }) =>
    placedOf(site, 'roof-box').length === 0 && !has(site, 'vent-pipe')
      ? usual(site, -90, 0.4, widthMm, heightMm)
      : free(site, widthMm, heightMm),
  onRoof: ownCircle,
  connection: middleOf,

  shape(s, { x, z, top, half, height }) {
    s.pen?.box(x - half * 0.7, z - 40, half * 1.4, 140, 'steel');
    s.place?.cylinder([0, 0, z - 120], up, half * 0.7, 220, 'steel');
    s.upright(half, [z + 100, height - 250], 'stainless', { corner: 20 });
    for (const share of [-0.55, -0.2, 0.15, 0.5])
      s.pen?.line([x + half * share, z + 170], [x + half * share, top - 220], '#7c8b95', 0.6);
    const hood = half * 1.3;
    s.pen?.path(['M', x - hood, top - 130, 'Q', x, top + 90, x + hood, top - 130, 'Z'], 'stainless');
    s.pen?.box(x - half, z + 330, 2 * half, 40, 'dark');
    s.place?.cylinder([0, 0, z + 330], up, half + 8, 40, 'dark');
    s.place?.cylinder([0, 0, top - 150], up, half * 0.4, 40, 'dark');
    s.place?.dome([0, 0, top - 130], up, hood, 110, 'stainless');
  },

  above: standing('stainless'),
};
