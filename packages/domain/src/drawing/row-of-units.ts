import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';

/** Equal units side by side. */
export interface EqualUnits {
  readonly unit: Pick<UnitModel, 'sideMm'>;
  readonly amountOfUnits: number;
}

/** More units of a position would be too small to see. */
export const maxUnitsDrawn = 4;
/** Pipes left of a body, and the ladder right of it. */
const leftMm = 760;
const rightMm = 950;

export interface RowOfUnits {
  /** The axes of the units of each position, from the left end of the row. */
  readonly feetMm: readonly (readonly Millimetres[])[];
  readonly lengthMm: Millimetres;
}

/** All units of a project in one row, in the order of the positions: the same on paper, in space and on a photo (PJ-06). */
export function rowOfUnits(positions: readonly EqualUnits[]): RowOfUnits {
  let lengthMm = 0;
  const feetMm = positions.map(({ unit: { sideMm }, amountOfUnits }) =>
    Array.from({ length: Math.min(amountOfUnits, maxUnitsDrawn) }, () => {
      const foot = lengthMm + leftMm + sideMm;
      lengthMm += leftMm + 2 * sideMm + rightMm;
      return foot;
    }),
  );
  return { feetMm, lengthMm };
}
