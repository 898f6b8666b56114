import type { Part, PartName, UnitModel } from './anatomy.ts';
import { drawAccess } from './draw-access.ts';
import { drawFootEquipment } from './draw-foot-equipment.ts';
import { drawOutletEquipment } from './draw-outlet-equipment.ts';
import type { DrawPart, DrawParts, EquipmentContext } from './draw-part.ts';
import { drawRoofEquipment } from './draw-roof-equipment.ts';
import { drawHopperOutlet, drawSideOutlet, drawValve } from './draw-valves.ts';
import { drawWallEquipment } from './draw-wall-equipment.ts';
import type { Pen } from './pen.ts';

const drawings: DrawParts = {
  ...drawRoofEquipment,
  ...drawWallEquipment,
  ...drawAccess,
  ...drawFootEquipment,
  ...drawOutletEquipment,
  // Legs and anchors are drawn with the support, partly before and partly behind the body.
  leg: () => {},
  anchor: () => {},
  outlet: (pen, part, { unit }) => {
    if (unit.substance === 'liquid') drawTankOutlet(pen, unit, part);
    else if (unit.support === 'plinth') drawSideOutlet(pen, unit, part.of);
    else drawHopperOutlet(pen, unit, part.of);
  },
  inlet: (pen, part) => {
    const x = -part.radiusMm;
    pen.tube(['M', x, part.zMm + 160, 'Q', x, part.zMm + 20, x - 110, part.zMm + 20], 90);
    drawValve(pen, x - 90, part.zMm + 20, part.of);
  },
};

/** In the wall of a tank on a plinth, otherwise below the lowest point. */
function drawTankOutlet(pen: Pen, unit: UnitModel, { zMm, of }: Part<'outlet'>): void {
  if (unit.support === 'plinth') drawValve(pen, -unit.radiusMm, zMm + 100, of);
  else {
    const below = unit.baseMm - 170;
    pen.tube(['M', 0, unit.baseMm + 10, 'L', 0, below + 60, 'Q', 0, below, -70, below], of.dn);
    drawValve(pen, -40, below, of);
  }
}

export function drawEquipment(pen: Pen, part: Part, context: EquipmentContext): void {
  pen.part = part.name;
  (drawings[part.name] as DrawPart<PartName>)(pen, part, context);
}
