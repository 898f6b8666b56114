import type { Unit } from '../catalogue/unit.ts';
import { bodySurfaceM2, roofSurfaceOfUnitM2 } from '../sizing/unit-geometry.ts';

/** The variables of a formula: metres, cubic and square metres, and cents (D6). */
export const unitVariableNames = ['D', 'H', 'V', 'S_body', 'S_roof', 'P'] as const;
export type UnitVariables = Readonly<Record<(typeof unitVariableNames)[number], number>>;

/** Always of the catalogue size, even if a higher outflow is chosen. */
export function unitVariables(unit: Unit): UnitVariables {
  return {
    D: unit.diameterMm / 1000,
    H: unit.heightMm / 1000,
    V: unit.volumeM3,
    S_body: bodySurfaceM2(unit),
    S_roof: roofSurfaceOfUnitM2(unit),
    P: unit.priceCents,
  };
}
