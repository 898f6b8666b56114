import type { UnitModel } from '../drawing/anatomy.ts';
import { rowOfUnits } from '../drawing/row-of-units.ts';
import { materialsOf } from '../solids/materials.ts';
import { unitSolids } from '../solids/unit-solids.ts';
import type { ProjectFormat } from './formats.ts';
import { delivered } from './part-meshes.ts';
import { type UnitsInRow, writeGlbRow } from './write-glb.ts';
import { writeUsdzRow } from './write-usdz.ts';

/** Equal units of one position. */
export interface UnitsToPlace {
  readonly unit: UnitModel;
  readonly amountOfUnits: number;
}

/** All units of a project, side by side as they are drawn, for the AR viewer of a phone (PJ-06, TD-04). */
export function projectFile(
  format: ProjectFormat,
  positions: readonly UnitsToPlace[],
  name: string,
): Uint8Array {
  const { feetMm, lengthMm } = rowOfUnits(positions);
  const row = positions.map(
    ({ unit }, at): UnitsInRow => ({
      label: String((at + 1) * 10),
      solids: delivered(unitSolids(unit, { contentLevel: 1 })),
      materials: materialsOf(unit),
      feetM: feetMm[at]!.map((foot) => Math.round(foot - lengthMm / 2) / 1000),
    }),
  );
  return format === 'glb' ? writeGlbRow(name, row) : writeUsdzRow(row);
}
