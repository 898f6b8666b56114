import { drawRail, galvanised, mouldRail } from './kit/guard-rail.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** At the outlet, over a passage. */
export const platform: PartOf<'platform'> = {
  place: ({ unit: { passage, sideMm } }) =>
    passage ? berth(0, sideMm, passage.heightMm + 200, passage.widthMm, 1100) : [],

  shape(s, { z, half, height }) {
    s.box([-half - 60, half + 60], [-40, 560], [z, 90], 'galvanised', { drawn: 'pipe' });
    for (let x = -half; x < half; x += 120) s.pen?.line([x, z + 12], [x + 60, z + 78], galvanised, 0.6);
    if (s.pen) drawRail(s.pen, [-half - 30, half + 30], z + 90, height, 6);
    if (s.place) mouldRail(s.place, [-half - 30, half + 30], [0, 540], z + 90, height);
  },

  above(pen, { radius, half, width }) {
    pen.box(-half - 60, -radius - 560, width + 2 * 60, 600, ['#d7dde0', '#5f6a72']);
    for (let x = -half; x < half; x += 150)
      pen.line([x, -radius - 540], [x + 60, -radius + 20], '#8b949a', 0.6);
  },
};
