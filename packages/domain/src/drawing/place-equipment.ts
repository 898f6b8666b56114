import type { Equipment } from '../catalogue/equipment.ts';
import { type BareUnit, type Berth, planPoint, type Site } from '../parts/kit/placing.ts';
import { spotOf } from '../parts/kit/spot.ts';
import { partNames, parts } from '../parts/table.ts';
import type { Part } from './anatomy.ts';
import { boundsOf } from './bounds.ts';
import { drawEquipment } from './draw-equipment.ts';
import { Pen } from './pen.ts';

/** The parts of a unit with this equipment, from back to front. */
export function placeEquipment(unit: BareUnit, equipment: readonly Equipment[]): readonly Part[] {
  const placed: Part[] = [];
  const site: Site = {
    unit,
    equipment,
    placed,
    seen() {
      const pen = new Pen('shaded', 1);
      for (const part of placed)
        if (!parts[part.name].onWall)
          drawEquipment(pen, part, { unit: { ...unit, parts: placed }, logoText: '' });
      return pen.primitives.map(boundsOf);
    },
    takenOnRoof: () =>
      placed.flatMap((part) => {
        const circle = parts[part.name].onRoof?.(spotOf(part), unit);
        return circle ? [[...planPoint(part.azimuthDeg, circle.fromAxis), circle.radius] as const] : [];
      }),
  };
  for (const name of partNames)
    for (const of of parts[name].structure ? [undefined] : equipment.filter(({ part }) => part === name))
      for (const berth of [parts[name].place(site, of as never)].flat() as Berth[])
        placed.push({ name, ...berth, of } as Part);
  return placed;
}
