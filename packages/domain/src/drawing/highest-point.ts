import { memoize } from '../memoize.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { boundsOf } from './bounds.ts';
import { drawUnit } from './draw-unit.ts';
import { Pen } from './pen.ts';

/** A picture may show more of a part than its measures say, such as the bend of a pipe. */
const marginMm = 1000;

/** Equipment that ends far below the roof cannot be the highest. */
const highParts = ({ parts, heightMm }: UnitModel) =>
  parts.filter((part) => part.zMm + part.heightMm > heightMm - marginMm);

/**
 * The top of whatever reaches highest: roof, rail, ladder, filter or pipe bend (EN-05). It is measured on the
 * drawing itself, with the thickness of pipes and with hairlines, so that no drawn part can be higher.
 */
export const highestPointMm: (unit: UnitModel) => Millimetres = memoize(
  (unit) => {
    const pen = new Pen('shaded', 0.01);
    drawUnit(pen, { ...unit, parts: highParts(unit) }, { contentLevel: 0, logoText: '', truck: false });
    return Math.round(Math.max(unit.heightMm, ...pen.primitives.map((primitive) => -boundsOf(primitive).y)));
  },
  // Colours do not matter.
  ({ body, roof, glossy, parts, ...shape }) =>
    JSON.stringify([shape, highParts({ body, roof, glossy, parts, ...shape })]),
);
