import type { CubicMetres, Millimetres } from '../units.ts';

/** The measures of a unit, enough to draw it. Only types on a frame above a road have a passage. */
export interface UnitSize {
  readonly diameterMm: Millimetres;
  readonly heightMm: Millimetres;
  readonly volumeM3: CubicMetres;
  readonly passageWidthMm?: Millimetres;
  readonly passageHeightMm?: Millimetres;
}

/** Only the measures, of anything that has them. */
export const unitSize = ({
  diameterMm,
  heightMm,
  volumeM3,
  passageWidthMm,
  passageHeightMm,
}: UnitSize): UnitSize => ({
  diameterMm,
  heightMm,
  volumeM3,
  ...(passageWidthMm !== undefined && { passageWidthMm }),
  ...(passageHeightMm !== undefined && { passageHeightMm }),
});
