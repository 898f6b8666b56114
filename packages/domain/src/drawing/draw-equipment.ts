import type { Logo } from '../parts/kit/part.ts';
import { Sketch } from '../parts/kit/sketch.ts';
import { spotOf } from '../parts/kit/spot.ts';
import { parts } from '../parts/table.ts';
import type { Part, UnitModel } from './anatomy.ts';
import type { Pen } from './pen.ts';

interface EquipmentContext extends Logo {
  readonly unit: UnitModel;
}

export function drawEquipment(pen: Pen, part: Part, { unit, ...logo }: EquipmentContext): void {
  pen.part = part.name;
  const spot = spotOf(part);
  const { shape, front } = parts[part.name];
  shape?.(new Sketch({ pen }, spot.azimuthDeg, spot.radius), spot, unit);
  front?.(pen, spot, unit, logo);
}
