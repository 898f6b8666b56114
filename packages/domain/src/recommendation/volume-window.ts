import type { CubicMetres } from '../units.ts';
import type { Size } from './build-index.ts';

export interface VolumeWindow {
  readonly fromM3: CubicMetres;
  readonly toM3: CubicMetres;
}

/** A unit may be slightly smaller than requested. */
export const minimumShare = 0.97;

/**
 * Volumes that fit a request, for a type whose sizes start at `smallestM3`. Below the smallest size only that size
 * is offered, unless it is more than four times the requested volume.
 */
export function volumeWindow(volumeM3: CubicMetres, smallestM3: CubicMetres): VolumeWindow | undefined {
  if (volumeM3 < smallestM3) {
    return smallestM3 <= 4 * volumeM3 ? { fromM3: smallestM3, toM3: smallestM3 } : undefined;
  }
  return { fromM3: minimumShare * volumeM3, toM3: Math.max(1.35 * volumeM3, volumeM3 + 5) };
}

/** The sizes in a window, of sizes by rising volume. */
export const sizesInWindow = (sizes: readonly Size[], { fromM3, toM3 }: VolumeWindow): readonly Size[] =>
  sizes.slice(
    firstPlace(sizes, (volumeM3) => volumeM3 >= fromM3),
    firstPlace(sizes, (volumeM3) => volumeM3 > toM3),
  );

/** Binary search; `isBehind` holds for all sizes from some place on. */
export function firstPlace(sizes: readonly Size[], isBehind: (volumeM3: CubicMetres) => boolean): number {
  let [from, to] = [0, sizes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBehind(sizes[middle]!.volumeM3)) to = middle;
    else from = middle + 1;
  }
  return from;
}
