import type { StorageTypeCode, Substance } from '../catalogue/codes.ts';
import type { EquipmentKind, EquipmentOf } from '../catalogue/equipment.ts';
import type { Look, Shape, Support } from '../catalogue/storage-type.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import type { Finish } from './finish.ts';

/** Equipment that was placed, and parts of the structure. */
export type PartName = EquipmentKind | 'leg' | 'rest-platform' | 'roof-cap';

/**
 * A piece of equipment on or beside the body. Positions are relative to the axis, so that front view, top view and
 * a later 3-D scene use the same numbers.
 */
export interface Part<Name extends PartName = PartName> {
  readonly name: Name;
  /** Direction from the axis: 0 faces the viewer, 90 is right, -90 is left, 180 is behind. */
  readonly azimuthDeg: number;
  /** Distance from the axis. */
  readonly radiusMm: Millimetres;
  /** Lower edge above the ground. */
  readonly zMm: Millimetres;
  readonly widthMm: Millimetres;
  readonly heightMm: Millimetres;
  /** The equipment shown; parts of the structure have none. */
  readonly of: Name extends EquipmentKind ? EquipmentOf<Name> : undefined;
}

export interface UnitModel {
  readonly type: StorageTypeCode;
  readonly substance: Substance;
  readonly shape: Shape;
  readonly look: Look;
  readonly support: Support['kind'];
  readonly volumeM3: CubicMetres;
  readonly radiusMm: Millimetres;
  /** Includes a raised outflow. */
  readonly heightMm: Millimetres;
  /** Lowest point of the vessel: hopper outlet, or top of the plinth. */
  readonly baseMm: Millimetres;
  /** Where cylinder and bottom meet. */
  readonly shellBottomMm: Millimetres;
  /** Half the width of the outlet of a hopper. */
  readonly outletRadiusMm: Millimetres;
  readonly fillLineMm: Millimetres;
  readonly eavesMm: Millimetres;
  readonly apexMm: Millimetres;
  /** Joints between the rings of the cylinder. */
  readonly jointsMm: readonly Millimetres[];
  readonly passage?: {
    readonly widthMm: Millimetres;
    readonly heightMm: Millimetres;
    readonly columnMm: Millimetres;
  };
  /** Half the width of body and frame. Equipment beside the unit is placed outside it. */
  readonly sideMm: Millimetres;
  readonly body: Finish;
  readonly roof: Finish;
  readonly glossy: boolean;
  /** Ordered from back to front. */
  readonly parts: readonly Part[];
}

/** Base plate below a load cell. */
export const cellPlateMm: Millimetres = 26;

/** Thickness of the deck below a ring. */
export const deckMm: Millimetres = 200;

/** Lower edge of the ring beam. */
export const ringFootMm = ({ shellBottomMm }: Pick<UnitModel, 'shellBottomMm'>): Millimetres =>
  shellBottomMm - 330;

/** Top of the deck that carries the ring; load cells are between both. */
export const deckTopMm = (unit: Pick<UnitModel, 'shellBottomMm' | 'parts'>): Millimetres => {
  const cell = unit.parts.find(({ name }) => name === 'foot-cell');
  return cell ? cell.zMm + cellPlateMm : ringFootMm(unit);
};
