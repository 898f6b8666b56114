import type { CubicMetres } from '../units.ts';

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
