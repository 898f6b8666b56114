import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** The glass below the housing. */
const glass = { height: 50, edge: 20 };
const housingMm = 40;

export const lamps: PartOf<'lamps'> = {
  place: ({ unit: { passage } }) =>
    passage
      ? [-1, 1].map((side) => berth(side * 90, passage.widthMm / 2 - 420, passage.heightMm + 30, 260, 130))
      : [],

  front(pen, { x, z, half, width, height }) {
    pen.box(x - half, z + housingMm, width, height - housingMm, 'dark', 14);
    pen.box(x - half + glass.edge, z, width - 2 * glass.edge, glass.height, ['#fff3c4', '#8b7a3a'], 10);
  },

  solid(place, { z, top, half }) {
    place.box([-150, 150], [-half, half], [z + housingMm, top], 'dark');
    place.box([-130, 130], [glass.edge - half, half - glass.edge], [z, z + glass.height], 'lamp');
  },
};
