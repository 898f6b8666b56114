import { memoize } from '../memoize.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { boundsOf } from './bounds.ts';
import { drawFront } from './primitives.ts';

/** Parts of the picture that do not belong to the unit. */
const surroundings = new Set(['ground', 'person', 'truck', 'ceiling', 'ceiling-label', 'dimensions']);

/** A picture may show more of a part than its measures say, such as the bend of a pipe. */
const marginMm = 1000;

/** Equipment that ends far below the roof cannot be the highest. */
const highParts = ({ parts, heightMm }: UnitModel) =>
  parts.filter((part) => part.zMm + part.heightMm > heightMm - marginMm);

/**
 * The top of whatever reaches highest: roof, rail, ladder, filter or pipe bend (EN-05). It is measured on the
 * drawing itself, so that no drawn part can be higher. Outlines do not count.
 */
export const highestPointMm: (unit: UnitModel) => Millimetres = memoize(
  (unit) => {
    const { primitives } = drawFront(
      { ...unit, parts: highParts(unit) },
      { style: 'shaded', mmPerPx: 1, formatMetres: String },
    );
    let top = unit.heightMm;
    for (const { strokeMm, ...primitive } of primitives)
      if (!surroundings.has(primitive.part)) top = Math.max(top, -boundsOf(primitive).y);
    return Math.round(top);
  },
  // Colours do not matter.
  ({ body, roof, glossy, parts, ...shape }) =>
    JSON.stringify([shape, highParts({ body, roof, glossy, parts, ...shape })]),
);
