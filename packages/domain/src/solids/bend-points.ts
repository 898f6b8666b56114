import type { Millimetres } from '../units.ts';
import { add, dot, type Point3, unitVector } from './solid.ts';

/** Chords of a bend of 90°. */
const chords = 8;

/** A line whose corners are rounded; a bend takes at most half of the shorter neighbour. */
export function bendPoints(given: readonly Point3[], bendMm: Millimetres): Point3[] {
  const points = given.filter(
    (point, index) => index === 0 || Math.hypot(...add(point, given[index - 1]!, -1)) > 0.1,
  );
  if (bendMm <= 0) return points;
  return points.flatMap((corner, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return [corner];
    const [back, ahead] = [add(before, corner, -1), add(after, corner, -1)];
    const room = Math.min(
      Math.hypot(...back) * (index === 1 ? 0.99 : 0.5),
      Math.hypot(...ahead) * (index === points.length - 2 ? 0.99 : 0.5),
    );
    const [from, to] = [unitVector(back), unitVector(ahead)];
    const half = Math.acos(Math.max(-1, Math.min(1, dot(from, to)))) / 2;
    // A corner that is nearly straight needs no bend.
    if (Math.PI / 2 - half < 0.05) return [corner];
    const reach = Math.min(room, bendMm / Math.tan(half));
    const radius = reach * Math.tan(half);
    const middle = unitVector(add(from, to));
    const centre = add(corner, middle, Math.hypot(reach, radius));
    const start = add(add(corner, from, reach), centre, -1);
    const end = add(add(corner, to, reach), centre, -1);
    const turn = Math.PI - 2 * half;
    const steps = Math.max(2, Math.ceil((chords * turn) / (Math.PI / 2)));
    return Array.from({ length: steps + 1 }, (_, step): Point3 => {
      // Points on the arc, as weighted sums of its two ends.
      const share = step / steps;
      const weight = (part: number) => Math.sin(part * turn) / Math.sin(turn);
      return Math.sin(turn) < 1e-6
        ? add(corner, middle, 0)
        : add(add(centre, start, weight(1 - share)), end, weight(share));
    });
  });
}
