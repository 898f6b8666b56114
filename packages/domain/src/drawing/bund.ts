import type { CubicMetres, Millimetres } from '../units.ts';
import type { Part, UnitModel } from './anatomy.ts';

/** Height of a bund as a share of the unit's. */
const heightShare = 0.35;

/** A bund holds 110 % of the contents. */
const contentsShare = 1.1;

/** How far the rim reaches beyond the wall of the bund. The diameter of a bund is that of its rim. */
export const bundRimMm = 40;

/** The tray around a tank, if it has one. */
export function bundOf({
  parts,
}: Pick<UnitModel, 'parts'>):
  | { readonly diameterMm: Millimetres; readonly heightMm: Millimetres }
  | undefined {
  const bund = parts.find(
    (part): part is Part<'containment'> => part.of?.part === 'containment' && part.of.form === 'bund',
  );
  return bund && { diameterMm: 2 * (bund.radiusMm + bundRimMm), heightMm: bund.heightMm };
}

export const bundHeightMm = (unitHeightMm: Millimetres): Millimetres => unitHeightMm * heightShare;

export const bundRadiusMm = (volumeM3: CubicMetres, unitHeightMm: Millimetres): Millimetres =>
  Math.sqrt((contentsShare * volumeM3 * 1e9) / (Math.PI * bundHeightMm(unitHeightMm)));
