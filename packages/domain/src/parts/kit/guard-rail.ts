import type { Pen, Point } from '../../drawing/pen.ts';
import type { Place, Range } from '../../solids/mould.ts';
import type { Point2, Point3 } from '../../solids/solid.ts';
import type { Millimetres } from '../../units.ts';

/** Lines of galvanised steel on the drawing, and what is behind them. */
export const galvanised = '#7b868d';
export const farSteel = '#aab3b8';
export const postSteel = '#9aa4aa';

const toeBoardMm = 90;

/** A guard rail of a platform, from the front. */
export function drawRail(pen: Pen, [left, right]: Point, z: number, height: number, bays: number): void {
  for (let index = 0; index <= bays; index++) {
    const x = left + ((right - left) * index) / bays;
    pen.line([x, z], [x, z + height], galvanised, 1.6);
  }
  for (const share of [0.5, 1])
    pen.line([left, z + height * share], [right, z + height * share], galvanised, share === 1 ? 2 : 1.3);
  pen.box(left, z, right - left, toeBoardMm, 'pipe', 0, 0.5);
}

/** The same in space, around three sides. */
export function mouldRail(
  place: Place,
  [left, right]: Range,
  [inner, outer]: Range,
  z: Millimetres,
  height: Millimetres,
): void {
  const around = (above: number): Point3[] => [
    [left, inner, z + above],
    [left, outer, z + above],
    [right, outer, z + above],
    [right, inner, z + above],
  ];
  for (const share of [0.5, 1]) place.rod(36, 'galvanised', 0, ...around(height * share - 18));
  const bays = Math.max(2, Math.round((right - left) / 900));
  const posts: Point2[] = [
    [left, inner],
    [right, inner],
    ...Array.from(
      { length: bays + 1 },
      (_, index): Point2 => [left + ((right - left) * index) / bays, outer],
    ),
  ];
  for (const [u, v] of posts) place.bar([u, v, z], [u, v, z + height - 18], 40, 'galvanised');
  place.box([left, right], [outer - 6, outer + 6], [z, z + toeBoardMm], 'galvanised');
}
