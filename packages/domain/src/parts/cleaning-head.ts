import { standing } from './kit/above.ts';
import { free, ownCircle } from './kit/on-roof.ts';
import { flange, type PartOf, up } from './kit/part.ts';

const neckMm = 46;
const flangeMm = { radius: 95, middle: 110, height: 40 };
/** The drive on the flange, by form. */
const drives = {
  rotating: { radius: 50, height: 130, corner: 20, material: 'blue' },
  ball: { radius: 70, height: 40, corner: 10, material: 'accent' },
} as const;
/** The head inside. */
const ball = { below: 800, radius: 70 };

export const cleaningHead: PartOf<'cleaning-head'> = {
  place: (site) => free(site, 160, 260),
  onRoof: ownCircle,

  front(pen, { of, x, z }, unit) {
    const { radius, height, corner, material } = drives[of.form];
    pen.box(x - neckMm, z - 20, 2 * neckMm, 150, 'stainless');
    flange(pen, x, z + flangeMm.middle, 2 * flangeMm.radius, flangeMm.height);
    pen.box(x - radius, z + 130, 2 * radius, height, material, corner);
    if (pen.style === 'line' || !unit.body.transparent) return;
    const inside = z - ball.below;
    pen.wire(['M', x, z - 20, 'L', x, inside], '#6d7c86', 2, { opacity: 0.6 });
    pen.glaze({ kind: 'ellipse', cx: x, cy: -inside, rx: ball.radius, ry: ball.radius }, '#6d7c86', 0.6);
  },

  above: standing('stainless', 'blue'),

  solid(place, { of, z }) {
    const { radius, height, material } = drives[of.form];
    place.cylinder([0, 0, z - 60], up, neckMm, 190, 'stainless');
    place.cylinder(
      [0, 0, z + flangeMm.middle - flangeMm.height / 2],
      up,
      flangeMm.radius,
      flangeMm.height,
      'steel',
    );
    place.cylinder([0, 0, z + 130], up, radius, height, material);
    place.bar([0, 0, z - 60], [0, 0, z - 740], 36, 'stainless');
    place.ball([0, 0, z - ball.below], ball.radius, ball.radius, 'stainless');
  },
};
