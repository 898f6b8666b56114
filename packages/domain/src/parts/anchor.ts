import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** Wherever the support stands: larger plates, rods and chairs. */
export const anchor: PartOf<'anchor'> = {
  withSupport: true,
  place: ({ unit }) => berth(0, unit.sideMm, 0, 300, 260),
  closeUp: () => ({ end: 'right', margin: 0.4 }),
};
