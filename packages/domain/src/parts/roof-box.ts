import { pathData } from '../drawing/drawing.ts';
import { standing } from './kit/above.ts';
import { free, ownCircle, usual } from './kit/on-roof.ts';
import { middleOf, type PartOf, up } from './kit/part.ts';
import { has, placedOf } from './kit/placing.ts';

/** The body stands on its neck and ends below the hood. */
const footMm = 100;
const hoodMm = 130;
const collar = { above: 330, height: 40 };
/** Widths of neck and hood, as shares of the body's. */
const neck = 0.7;
const hood = 1.3;

export const roofBox: PartOf<'roof-box'> = {
  place: (site, { widthMm, heightMm }) =>
    placedOf(site, 'roof-box').length === 0 && !has(site, 'vent-pipe')
      ? usual(site, -90, 0.4, widthMm, heightMm)
      : free(site, widthMm, heightMm),
  onRoof: ownCircle,
  connection: middleOf,

  front(pen, { x, z, top, half, height }) {
    pen.box(x - half * neck, z - 40, half * 2 * neck, 140, 'steel');
    pen.box(x - half, z + footMm, 2 * half, height - 250, 'stainless', 20);
    for (const share of [-0.55, -0.2, 0.15, 0.5])
      pen.line([x + half * share, z + 170], [x + half * share, top - 220], '#7c8b95', 0.6);
    pen.path(
      pathData(
        ['M', x - half * hood, top - hoodMm],
        ['Q', x, top + 90, x + half * hood, top - hoodMm],
        ['Z'],
      ),
      'stainless',
    );
    pen.box(x - half, z + collar.above, 2 * half, collar.height, 'dark');
  },

  above: standing('stainless'),

  solid(place, { z, top, half, height }) {
    place.cylinder([0, 0, z - 120], up, half * neck, 220, 'steel');
    place.cylinder([0, 0, z + footMm], up, half, height - 250, 'stainless');
    place.cylinder([0, 0, z + collar.above], up, half + 8, collar.height, 'dark');
    place.cylinder([0, 0, top - 150], up, half * 0.4, 40, 'dark');
    place.dome([0, 0, top - hoodMm], up, half * hood, 110, 'stainless');
  },
};
