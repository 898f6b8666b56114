import type { CubicMetres } from '../units.ts';

export interface VolumeWindow {
  readonly fromM3: CubicMetres;
  readonly toM3: CubicMetres;
}

/** A little less than asked is as good as asked; far more is a waste. */
export const leastShare = 0.97;

/**
 * Volumes that answer a request, for a type whose sizes start at `smallestM3`. Below the smallest size only that
 * size is offered, unless it is more than four times what was asked.
 */
export function volumeWindow(volumeM3: CubicMetres, smallestM3: CubicMetres): VolumeWindow | undefined {
  if (volumeM3 < smallestM3) {
    return smallestM3 <= 4 * volumeM3 ? { fromM3: smallestM3, toM3: smallestM3 } : undefined;
  }
  return { fromM3: leastShare * volumeM3, toM3: Math.max(1.35 * volumeM3, volumeM3 + 5) };
}
