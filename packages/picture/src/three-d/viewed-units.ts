import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { rowOfUnits } from '@silowright/domain/drawing/row-of-units';
import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { Vector3 } from 'three';
import type { SheetLook } from './logo-sheet.ts';

/** Equal units. */
export interface ViewedPosition {
  readonly unit: UnitModel;
  readonly amountOfUnits: number;
  readonly contentLevel: number;
  readonly logo: SheetLook;
  /** As printed, on a chip before its units; absent: without one. */
  readonly number?: string;
}

export interface ViewedUnits {
  /** Side by side. One position has more space between its units, as on its stage. */
  readonly positions: readonly [ViewedPosition, ...ViewedPosition[]];
  /** The place of the one that is being configured; dimensions are its own. */
  readonly shown: number;
  readonly scene: SceneKind;
  readonly formatMetres: (mm: number) => string;
  readonly dimensions: boolean;
  readonly person: boolean;
  readonly truck: boolean;
}

/** More would not be seen, and cost time. */
const maxUnits = 8;

/** From one unit to the next, as on the stage. */
export const pitchOf = ({ sideMm }: UnitModel): number => 2 * sideMm + 2210;

/** Where the units stand, with the middle of the row at 0. */
export function rowOf(positions: readonly ViewedPosition[]): {
  readonly feetM: readonly (readonly number[])[];
  readonly lengthMm: number;
} {
  const [only, second] = positions;
  if (only && !second) {
    const count = Math.min(only.amountOfUnits, maxUnits);
    const pitch = pitchOf(only.unit);
    const feetM = Array.from({ length: count }, (_, at) => ((at - (count - 1) / 2) * pitch) / 1000);
    return { feetM: [feetM], lengthMm: count * pitch };
  }
  const { feetMm, lengthMm } = rowOfUnits(positions);
  return { feetM: feetMm.map((feet) => feet.map((foot) => (foot - lengthMm / 2) / 1000)), lengthMm };
}

export const highestMm = (positions: readonly ViewedPosition[]): number =>
  Math.max(...positions.map(({ unit }) => unit.heightMm));

export const unitsKey = ({ positions }: ViewedUnits): string => JSON.stringify(positions);

/** Another number of units is seen from the first place again. */
export const isOtherRow = ({ positions: before }: ViewedUnits, { positions: now }: ViewedUnits): boolean =>
  before.length !== now.length || before.some((each, at) => each.amountOfUnits !== now[at]!.amountOfUnits);

/** From which scale the units grow; several do not: they stand at other places. Undefined: the size is the same. */
export function sizeChange(
  { positions: before }: ViewedUnits,
  { positions: now }: ViewedUnits,
): Vector3 | undefined {
  const ratios = now.map(({ unit }, at) => [
    before[at]!.unit.radiusMm / unit.radiusMm,
    before[at]!.unit.heightMm / unit.heightMm,
  ]);
  if (ratios.every(([wide, tall]) => wide === 1 && tall === 1)) return undefined;
  const [wide = 1, tall = 1] = now.length === 1 ? ratios[0]! : [];
  return new Vector3(wide, tall, wide);
}
