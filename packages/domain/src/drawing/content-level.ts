import type { Bottom } from '../catalogue/storage-type.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { bottomVolumeMm3, slopeOf } from './shape-lines.ts';

type Vessel = Pick<UnitModel, 'radiusMm' | 'baseMm' | 'shellBottomMm'> & {
  readonly shape: { readonly bottom: Bottom };
};

/** Level of a volume above the ground. The bottom fills first, then the cylinder. */
export function levelMm(
  { radiusMm, baseMm, shellBottomMm, shape: { bottom } }: Vessel,
  volumeM3: CubicMetres,
): Millimetres {
  const bottomM3 = bottomVolumeMm3(bottom, radiusMm, shellBottomMm - baseMm) / 1e9;
  if (volumeM3 >= bottomM3) return shellBottomMm + ((volumeM3 - bottomM3) * 1e9) / (Math.PI * radiusMm ** 2);
  if (bottom.kind === 'cone') {
    // V = π (r³ − outlet³) / (3 slope⁻¹), solved for r.
    const slope = slopeOf(bottom.angleDeg);
    const outlet = bottom.outletMm / 2;
    return baseMm + (Math.cbrt((3 * volumeM3 * 1e9) / (Math.PI * slope) + outlet ** 3) - outlet) * slope;
  }
  let [low, high] = [0, shellBottomMm - baseMm];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (bottomVolumeMm3(bottom, radiusMm, middle) < volumeM3 * 1e9) low = middle;
    else high = middle;
  }
  return baseMm + low;
}

/** The fill level of a unit with the requested volume, 0 to 1; full if unknown (EN-07). */
export const fillShare = (requestedM3: CubicMetres | undefined, unitM3: CubicMetres | undefined): number =>
  requestedM3 === undefined || unitM3 === undefined ? 1 : Math.min(requestedM3 / unitM3, 1);
