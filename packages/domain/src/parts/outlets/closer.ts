import type { EquipmentOf } from '../../catalogue/equipment.ts';
import type { UnitModel } from '../../drawing/anatomy.ts';
import type { Sketch } from '../kit/sketch.ts';

/** A form of outlet: what closes a hopper, or leaves the wall of a flat bottom. */
export type Closer = (s: Sketch, unit: UnitModel, outlet: EquipmentOf<'outlet'>) => void;
