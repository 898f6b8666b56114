import type { CubicMetres } from '../units.ts';
import { minimumShare, volumeWindow } from './volume-window.ts';

/** Larger volumes are searched for: a table of them would be as large as they are. */
const mostTabledM3: CubicMetres = 10_000;

/**
 * The minimum of `values` over the sizes in the window of every whole requested volume; Infinity if there is none.
 * Sizes must be sorted by rising volume. Both ends of the window only move up, so one pass with a monotonic queue
 * is enough.
 */
export function windowMinimum(
  volumesM3: Float64Array,
  values: Float64Array,
  smallestM3: CubicMetres,
  largestM3: CubicMetres,
): Float64Array {
  const length = Math.min(mostTabledM3, Math.floor(largestM3 / minimumShare)) + 1;
  const table = new Float64Array(length).fill(Number.POSITIVE_INFINITY);
  const queue = new Int32Array(volumesM3.length);
  let head = 0;
  let tail = 0;
  let next = 0;
  for (let wishedM3 = 1; wishedM3 < length; wishedM3++) {
    const window = volumeWindow(wishedM3, smallestM3);
    if (!window) continue;
    for (; next < volumesM3.length && volumesM3[next]! <= window.toM3; next++) {
      while (tail > head && values[queue[tail - 1]!]! >= values[next]!) tail--;
      queue[tail++] = next;
    }
    while (head < tail && volumesM3[queue[head]!]! < window.fromM3) head++;
    if (head < tail) table[wishedM3] = values[queue[head]!]!;
  }
  return table;
}
