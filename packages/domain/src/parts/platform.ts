import { drawRail, galvanised, mouldRail } from './kit/guard-rail.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** The floor beyond the passage on each side, and the rail. */
const beyondMm = 60;
const railMm = 30;
const floorMm = 90;
const deepMm = 560;

/** At the outlet, over a passage. */
export const platform: PartOf<'platform'> = {
  place: ({ unit: { passage, sideMm } }) =>
    passage ? berth(0, sideMm, passage.heightMm + 200, passage.widthMm, 1100) : [],

  front(pen, { z, half, height }) {
    pen.box(-half - beyondMm, z, 2 * half + 2 * beyondMm, floorMm, 'pipe');
    for (let x = -half; x < half; x += 120) pen.line([x, z + 12], [x + 60, z + 78], galvanised, 0.6);
    drawRail(pen, [-half - railMm, half + railMm], z + floorMm, height, 6);
  },

  above(pen, { radius, half, width }) {
    pen.box(-half - beyondMm, -radius - deepMm, width + 2 * beyondMm, 600, ['#d7dde0', '#5f6a72']);
    for (let x = -half; x < half; x += 150)
      pen.line([x, -radius - 540], [x + 60, -radius + 20], '#8b949a', 0.6);
  },

  solid(place, { z, half, height }) {
    const edge = half + beyondMm;
    place.box([-edge, edge], [-40, deepMm], [z, z + floorMm], 'galvanised');
    mouldRail(place, [-half - railMm, half + railMm], [0, deepMm - 20], z + floorMm, height);
  },
};
