import { standing } from './kit/above.ts';
import { free, ownCircle } from './kit/on-roof.ts';
import type { PartOf } from './kit/part.ts';
import { up } from './kit/spot.ts';

export const cleaningHead: PartOf<'cleaning-head'> = {
  place: (site) => free(site, 160, 260),
  onRoof: ownCircle,

  shape(s, { of, x, z }, unit) {
    s.pen?.box(x - 46, z - 20, 92, 150, 'stainless');
    s.place?.cylinder([0, 0, z - 60], up, 46, 190, 'stainless');
    s.upright(95, [z + 90, 40], 'steel', { corner: 4 });
    if (of.form === 'rotating') s.upright(50, [z + 130, 130], 'blue', { corner: 20 });
    else s.upright(70, [z + 130, 40], 'accent', { corner: 10 });
    // The head inside is seen through natural GRP.
    const ball = z - 800;
    s.place?.bar([0, 0, z - 60], [0, 0, z - 740], 36, 'stainless');
    s.place?.ball([0, 0, ball], 70, 70, 'stainless');
    if (s.pen?.style === 'line' || !unit.body.transparent) return;
    s.pen?.wire(['M', x, z - 20, 'L', x, ball], '#6d7c86', 2, { opacity: 0.6 });
    s.pen?.glaze({ kind: 'ellipse', cx: x, cy: -ball, rx: 70, ry: 70 }, '#6d7c86', 0.6);
  },

  above: standing('stainless', 'blue'),
};
