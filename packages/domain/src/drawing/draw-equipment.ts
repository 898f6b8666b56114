import { type Logo, spotOf } from '../parts/kit/part.ts';
import { parts } from '../parts/table.ts';
import type { Part, UnitModel } from './anatomy.ts';
import type { Pen } from './pen.ts';

interface EquipmentContext extends Logo {
  readonly unit: UnitModel;
}

export function drawEquipment(pen: Pen, part: Part, { unit, ...logo }: EquipmentContext): void {
  pen.part = part.name;
  parts[part.name].front?.(pen, spotOf(part), unit, logo);
}
