import type { Unit } from '../catalogue/unit.ts';
import { maximumVolumeM3 } from '../session/field-rules.ts';
import type { CubicMetres } from '../units.ts';
import { leastShare, volumeWindow } from './volume-window.ts';

/**
 * For every whole requested volume, the height of the lowest unit in its window; Infinity where there is none.
 * Both ends of the window only move up, so one pass with a queue of rising heights is enough.
 */
export function lowestHeights(
  byVolume: readonly Pick<Unit, 'volumeM3' | 'heightMm'>[],
  smallestM3: CubicMetres,
  largestM3: CubicMetres,
): Float64Array {
  const length = Math.min(maximumVolumeM3, Math.floor(largestM3 / leastShare)) + 1;
  const table = new Float64Array(length).fill(Number.POSITIVE_INFINITY);
  const queue: number[] = [];
  let head = 0;
  let next = 0;
  for (let wishedM3 = 1; wishedM3 < length; wishedM3++) {
    const window = volumeWindow(wishedM3, smallestM3);
    if (!window) continue;
    for (; next < byVolume.length && byVolume[next]!.volumeM3 <= window.toM3; next++) {
      while (queue.length > head && byVolume[queue.at(-1)!]!.heightMm >= byVolume[next]!.heightMm)
        queue.pop();
      queue.push(next);
    }
    while (head < queue.length && byVolume[queue[head]!]!.volumeM3 < window.fromM3) head++;
    if (head < queue.length) table[wishedM3] = byVolume[queue[head]!]!.heightMm;
  }
  return table;
}
