import type { StorageTypeCode, Substance } from '../catalogue/codes.ts';
import type { EquipmentKind, EquipmentOf } from '../catalogue/equipment.ts';
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
  readonly support: 'legs' | 'slab' | 'passage-frame' | 'ballast-frame';
  readonly volumeM3: CubicMetres;
  readonly radiusMm: Millimetres;
  /** Includes a raised outflow. */
  readonly heightMm: Millimetres;
  /** Hopper outlet, or top of the slab. */
  readonly baseMm: Millimetres;
  /** Where cylinder and hopper (or slab) meet. */
  readonly shellBottomMm: Millimetres;
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

export const outletRadiusMm = 200;
export const roofSlope = Math.tan(Math.PI / 12);
export const hopperSlope = Math.tan(Math.PI / 3);
/** Neck on top of the roof; included in every catalogue height. */
export const neckMm = 150;
