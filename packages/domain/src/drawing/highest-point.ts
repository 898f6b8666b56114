import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { boundsOf } from './bounds.ts';
import { drawFront } from './primitives.ts';

/** Parts of the picture that do not belong to the unit. */
const surroundings = new Set(['ground', 'person', 'truck', 'ceiling', 'ceiling-label', 'dimensions']);

/**
 * The top of whatever reaches highest: roof, rail, ladder, filter or pipe bend (EN-05). It is measured on the
 * drawing itself, so that no drawn part can be higher. Outlines do not count.
 */
export function highestPointMm(unit: UnitModel): Millimetres {
  const { primitives } = drawFront(unit, { style: 'shaded', mmPerPx: 1, formatMetres: String });
  let top = unit.heightMm;
  for (const { strokeMm, ...primitive } of primitives)
    if (!surroundings.has(primitive.part)) top = Math.max(top, -boundsOf(primitive).y);
  return Math.round(top);
}
