import type { EquipmentOf } from '../../catalogue/equipment.ts';
import type { UnitModel } from '../../drawing/anatomy.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Mould, Place } from '../../solids/mould.ts';

/** A form of outlet: what closes a hopper, or leaves the wall of a flat bottom. */
export interface Closer {
  front(pen: Pen, unit: UnitModel, outlet: EquipmentOf<'outlet'>): void;
  solid(place: Place, unit: UnitModel, outlet: EquipmentOf<'outlet'>, mould: Mould): void;
}
