import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EquipmentKind } from '../catalogue/equipment.ts';
import type { PartName, UnitModel } from '../drawing/anatomy.ts';
import { drawEquipment } from '../drawing/draw-equipment.ts';
import { Pen } from '../drawing/pen.ts';
import { drawFront } from '../drawing/primitives.ts';
import { everyShape, modelOfShape } from '../drawing/testing/every-shape.ts';
import { extentsOf } from '../solids/extents.ts';
import { Mould } from '../solids/mould.ts';
import { mouldPart, unitSolids } from '../solids/unit-solids.ts';
import { equipmentKinds, partNames, parts } from './table.ts';
import { carriers, variants } from './testing/variants.ts';

test('each file of this room is a part of the table (SD-10)', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^(?!table\b).*\.ts$/.test(file));
  expect(files.map((file) => file.slice(0, -3)).sort()).toEqual([...partNames].sort());
});

const isEquipment = (name: PartName): name is EquipmentKind =>
  (equipmentKinds as readonly PartName[]).includes(name);

/** Shapes of a silo on legs, and on a frame over a passage. */
const shapes = (['legs', 'frame'] as const).map((support) =>
  everyShape.findIndex(({ shape }) => shape.support.kind === support && shape.bottom.kind === 'cone'),
);

function unitsWith(name: PartName): UnitModel[] {
  return shapes
    .map((at) => {
      if (name === 'roof-cap') return modelOfShape(everyShape[at]!, at, [], 'roof-manhole');
      if (!isEquipment(name)) return modelOfShape(everyShape[at]!, at);
      const equipment = [carriers[name] ?? [], variants[name][0]!].flat();
      return modelOfShape(everyShape[at]!, at, equipment, name);
    })
    .filter((unit) => unit.parts.some((part) => part.name === name));
}

test.each(partNames)('%s has a place, a size, a drawing and a solid (SD-10)', (name) => {
  const units = unitsWith(name);
  expect(units.length).toBeGreaterThan(0);
  for (const unit of units)
    for (const part of unit.parts.filter((each) => each.name === name)) {
      for (const measure of [part.azimuthDeg, part.radiusMm, part.zMm]) expect(measure).not.toBeNaN();
      expect(part.widthMm).toBeGreaterThan(0);
      expect(part.heightMm).toBeGreaterThan(0);
    }
  const [unit] = units;
  const placed = unit!.parts.filter((part) => part.name === name);
  const pen = new Pen('shaded', 1);
  const mould = new Mould();
  for (const part of placed) {
    drawEquipment(pen, part, { unit: unit!, logoText: 'LOGO' });
    mouldPart(mould, part, unit!);
  }
  if (!parts[name].withSupport) {
    expect(pen.primitives.length).toBeGreaterThan(0);
    const { min, max } = extentsOf(mould.solids)!;
    for (const axis of [0, 1, 2]) expect(max[axis]! - min[axis]!).toBeGreaterThan(0);
    return;
  }
  // The support differs with it and without it.
  expect(pen.primitives).toEqual([]);
  expect(mould.solids).toEqual([]);
  const without = { ...unit!, parts: unit!.parts.filter((part) => part.name !== name) };
  const pictureOf = (model: UnitModel) =>
    drawFront(model, { style: 'shaded', formatMetres: String, mmPerPx: 6 }).primitives.length;
  const solidsOf = (model: UnitModel) => unitSolids(model, { contentLevel: 0 }).length;
  expect(pictureOf(unit!)).toBeGreaterThan(pictureOf(without));
  expect(solidsOf(unit!)).toBeGreaterThan(solidsOf(without));
});
