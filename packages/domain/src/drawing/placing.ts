import type { Equipment, EquipmentKind, EquipmentOf } from '../catalogue/equipment.ts';
import type { Millimetres } from '../units.ts';
import { type Part, roofSlope, type UnitModel } from './anatomy.ts';

export type BareUnit = Omit<UnitModel, 'parts'>;

/** Where a part is, and its size. */
export type Berth = Omit<Part, 'name' | 'of'>;

/** What is known while equipment is placed. */
export interface Site {
  readonly unit: BareUnit;
  readonly equipment: readonly Equipment[];
  /** Everything placed so far, from back to front. */
  readonly placed: readonly Part[];
}

export type Place<Kind extends EquipmentKind> = (
  site: Site,
  equipment: EquipmentOf<Kind>,
) => Berth | readonly Berth[];

export const berth = (
  azimuthDeg: number,
  radiusMm: Millimetres,
  zMm: Millimetres,
  widthMm: Millimetres,
  heightMm: Millimetres,
): Berth => ({ azimuthDeg, radiusMm, zMm, widthMm, heightMm });

export const has = ({ equipment }: Site, kind: EquipmentKind): boolean =>
  equipment.some(({ part }) => part === kind);

/** Radius of the roof manhole with its flange; other roof equipment stays outside it. */
export const neckRadiusMm = 350;

export const roofAt = ({ eavesMm, radiusMm }: BareUnit, fromAxisMm: Millimetres): Millimetres =>
  eavesMm + (radiusMm - fromAxisMm) * roofSlope;

/** Space between the body and the pipes on its left, for a scale or level switches. */
const pipeClearanceMm = 260;

/** Distance of the first fill pipe from the axis; further pipes are outside it. */
export const pipeAtMm = ({ unit }: Site): Millimetres => unit.sideMm + pipeClearanceMm;

/** Units with many legs have one on each side, otherwise only towards the corners. */
export const legAzimuths = ({ radiusMm }: BareUnit): readonly number[] =>
  radiusMm >= 1400 ? [150, -150, 90, -90, 30, -30] : [135, -135, 45, -45];
