import type { UnitModel } from '../drawing/anatomy.ts';
import { bundOf } from '../drawing/bund.ts';
import { partNames, parts } from '../parts/table.ts';
import { extentsOf, reachOf } from '../solids/extents.ts';
import { unitSolids } from '../solids/unit-solids.ts';
import type { Millimetres } from '../units.ts';
import { type SupportLayout, supportedRadiusMm } from './support-layout.ts';

/**
 * What a unit takes of the ground, measured on its solids, so that every option widens it that is drawn wider: slab,
 * distance of two units, yard plan and files are made from it.
 */
export interface Footprint {
  /** Of the circle around wall, supports and all that stands beside them: a bund, a stair, a pump. */
  readonly radiusMm: Millimetres;
  /** From the axis to the outermost part on each side as seen from the front, ladders and pipes included. */
  readonly leftMm: Millimetres;
  readonly rightMm: Millimetres;
  /** The tray around a tank. */
  readonly bund?: { readonly diameterMm: Millimetres; readonly heightMm: Millimetres } | undefined;
}

const besideUnit = partNames.filter((name) => parts[name].besideUnit);

/** A part that ends above this height, as a stair over a passage does, leaves the ground free. */
const groundMm = 300;

/** Not the unit: concrete below the ground, and the building around it. */
const surroundings: ReadonlySet<string> = new Set(['foundation', 'deck']);

export function footprintOf(unit: UnitModel, support: SupportLayout): Footprint {
  const solids = unitSolids(unit, { contentLevel: 0 }).filter(({ part }) => !surroundings.has(part));
  const { min, max } = extentsOf(solids)!;
  const bund = bundOf(unit);
  return {
    radiusMm: Math.max(
      supportedRadiusMm(2 * unit.radiusMm, support),
      ...besideUnit.map((name) => {
        const part = solids.filter((solid) => solid.part === name);
        return (extentsOf(part)?.min[2] ?? groundMm) < groundMm ? reachOf(part) : 0;
      }),
    ),
    leftMm: -min[0],
    rightMm: max[0],
    ...(bund && { bund }),
  };
}
