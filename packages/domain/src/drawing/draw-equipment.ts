import type { Part, PartName } from './anatomy.ts';
import { drawAccess } from './draw-access.ts';
import { drawFootEquipment } from './draw-foot-equipment.ts';
import { drawOutletEquipment } from './draw-outlet-equipment.ts';
import type { DrawPart, DrawParts, EquipmentContext } from './draw-part.ts';
import { drawRoofEquipment } from './draw-roof-equipment.ts';
import { drawHopperOutlet, drawSideOutlet, drawValve } from './draw-valves.ts';
import { drawWallEquipment } from './draw-wall-equipment.ts';
import type { Pen } from './pen.ts';

const drawings: DrawParts<PartName> = {
  ...drawRoofEquipment,
  ...drawWallEquipment,
  ...drawAccess,
  ...drawFootEquipment,
  ...drawOutletEquipment,
  // Legs and anchors are drawn with the support, partly before and partly behind the body.
  leg: () => {},
  anchor: () => {},
  outlet: (pen, part, { unit }) => {
    if (unit.substance === 'liquid') drawValve(pen, -unit.radiusMm, part.zMm + 100, part.of);
    else if (unit.support === 'slab') drawSideOutlet(pen, unit, part.of);
    else drawHopperOutlet(pen, unit, part.of);
  },
  inlet: (pen, part) => {
    const x = -part.radiusMm;
    pen.tube(['M', x, part.zMm + 160, 'Q', x, part.zMm + 20, x - 110, part.zMm + 20], 90);
    drawValve(pen, x - 90, part.zMm + 20, part.of);
  },
};

export function drawEquipment(pen: Pen, part: Part, context: EquipmentContext): void {
  pen.part = part.name;
  (drawings[part.name] as DrawPart<PartName>)(pen, part, context);
}
