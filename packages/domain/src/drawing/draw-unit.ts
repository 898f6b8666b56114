import type { Texture } from '../catalogue/texture.ts';
import type { UnitModel } from './anatomy.ts';
import { drawBody } from './draw-body.ts';
import { drawEquipment } from './draw-equipment.ts';
import { drawTruck, truckFits } from './draw-scene.ts';
import { drawPortal, drawSupportBefore, drawSupportBehind } from './draw-support.ts';
import type { Pen } from './pen.ts';

interface UnitLook {
  readonly contentLevel: number;
  /** Default: the contents of the type. */
  readonly contents?: Texture | undefined;
  readonly logoText: string;
  readonly logoPicture?: string | undefined;
  readonly truck: boolean;
}

/** The unit from the front, from back to front, with a truck in its passage. */
export function drawUnit(
  pen: Pen,
  unit: UnitModel,
  { contentLevel, contents, truck, ...logo }: UnitLook,
): void {
  const reinforced = unit.parts.some((part) => part.name === 'anchor');
  drawSupportBehind(pen, unit, reinforced);
  if (truck && unit.passage && truckFits(unit.passage)) drawTruck(pen);
  drawBody(pen, unit, contentLevel, contents);
  drawPortal(pen, unit, reinforced);
  drawSupportBefore(pen, unit, reinforced);
  for (const part of unit.parts) drawEquipment(pen, part, { unit, ...logo });
}
