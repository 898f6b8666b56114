import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

export const lamps: PartOf<'lamps'> = {
  place: ({ unit: { passage } }) =>
    passage
      ? [-1, 1].map((side) => berth(side * 90, passage.widthMm / 2 - 420, passage.heightMm + 30, 260, 130))
      : [],

  shape(s, { x, z, top, half, width, height }) {
    s.pen?.box(x - half, z + 40, width, height - 40, 'dark', 14);
    s.place?.box([-150, 150], [-half, half], [z + 40, top], 'dark');
    s.pen?.box(x - half + 20, z, width - 40, 50, ['#fff3c4', '#8b7a3a'], 10);
    s.place?.box([-130, 130], [20 - half, half - 20], [z, z + 50], 'lamp');
  },
};
