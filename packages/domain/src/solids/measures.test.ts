import { expect, test } from 'vitest';
import type { EquipmentKind, EquipmentOf } from '../catalogue/equipment.ts';
import type { Part, UnitModel } from '../drawing/anatomy.ts';
import { drawEquipment } from '../drawing/draw-equipment.ts';
import { drawPlan } from '../drawing/draw-plan.ts';
import { Pen } from '../drawing/pen.ts';
import { everyShape, modelOfShape } from '../drawing/testing/every-shape.ts';
import { carriers, variants } from '../parts/testing/variants.ts';
import { Mould } from './mould.ts';
import { mouldPart } from './unit-solids.ts';

/** Only the parts that the equipment gives, so that a whole unit is not drawn for each. */
function drawn(unit: UnitModel, parts: readonly Part[]): string {
  const pen = new Pen('shaded', 1);
  for (const part of parts) drawEquipment(pen, part, { unit, logoText: '' });
  drawPlan(pen, { ...unit, parts });
  return JSON.stringify(pen.primitives);
}
function moulded(unit: UnitModel, parts: readonly Part[]): string {
  const mould = new Mould();
  for (const part of parts) mouldPart(mould, part, unit);
  return JSON.stringify(mould.solids);
}

/** Bottoms and supports on which parts are drawn differently. */
const shapes = [
  ['solid', 'cone', 'legs'],
  ['solid', 'flat', 'plinth'],
  ['liquid', 'flat', 'plinth'],
  ['liquid', 'cone', 'frame'],
  ['solid', 'cone', 'ring'],
] as const;

test.each(shapes)(
  'each measure of each part is seen on drawing and solids, or on neither: %s, %s, %s (A28)',
  (substance, bottom, support) => {
    const at = everyShape.findIndex(
      ({ shape, ...type }) =>
        type.substance === substance && shape.bottom.kind === bottom && shape.support.kind === support,
    );
    const differences: string[] = [];
    for (const [kind, [first, ...others]] of Object.entries(variants)) {
      const carrier = carriers[kind as EquipmentKind];
      const looks = (one: EquipmentOf<EquipmentKind>) => {
        const unit = modelOfShape(everyShape[at]!, at, [...(carrier ? [carrier] : []), one], kind);
        const parts = unit.parts.filter(({ name }) => name === kind || name === 'rest-platform');
        return [drawn(unit, parts), moulded(unit, parts)];
      };
      const [flat, solid] = looks(first!);
      for (const other of others) {
        const [otherFlat, otherSolid] = looks(other);
        if ((otherFlat !== flat) !== (otherSolid !== solid))
          differences.push(
            `${JSON.stringify(other)} is seen ${otherFlat !== flat ? 'on the drawing' : 'in space'} only`,
          );
      }
    }
    expect(differences).toEqual([]);
  },
);
