import { bothSamples } from '@silowright/catalogue/testing/both-samples';
import { describe, expect, test } from 'vitest';
import type { UnitModel } from '../drawing/anatomy.ts';
import { boundsOf } from '../drawing/bounds.ts';
import { configuredModel, groupsOf, type ShapedGroup } from '../drawing/configured-model.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import { drawFront } from '../drawing/primitives.ts';
import { everyShape, modelOfShape } from '../drawing/testing/every-shape.ts';
import type { Choice, Selection } from '../pricing/selection.ts';
import { extentsOf } from './extents.ts';
import { materialsOf } from './materials.ts';
import { meshOf } from './mesh.ts';
import type { Solid } from './solid.ts';
import { unitSolids } from './unit-solids.ts';

const optionOf = (value: string, multi: boolean): Choice =>
  value === 'other' ? { value, custom: 'RAL 3020' } : multi ? [value] : value;

/** Each type of both samples in its smallest and largest size. */
const cases = bothSamples.flatMap(({ name, content }) => {
  return content.storageTypes.flatMap(({ code }) => {
    const sizes = content.units[code] ?? [];
    return [sizes[0]!, sizes.at(-1)!].map((size, at) => ({
      name: `${name} ${code} ${size.volumeM3} m³`,
      // Options do not depend on the size.
      groups: at === 0 ? groupsOf(content, code) : [],
      model: (selection: Selection) => configuredModel(content, { ...size, type: code, selection }),
    }));
  });
});

const isMulti = (group: ShapedGroup): boolean => 'multi' in group && group.multi === true;
const choices = (groups: readonly ShapedGroup[]): Selection[] =>
  groups.flatMap((group) =>
    group.options.map(({ value }) => ({ [group.key]: optionOf(value, isMulti(group)) })),
  );
const everything = (groups: readonly ShapedGroup[]): Selection =>
  Object.fromEntries(
    groups.map((group) => [
      group.key,
      isMulti(group) ? group.options.map(({ value }) => value) : optionOf(group.options.at(-1)!.value, false),
    ]),
  );

const solidsOf = (unit: UnitModel) => unitSolids(unit, { contentLevel: 0.7 });
/** Concrete below the ground, and the building around a unit on a ring. */
const notUnit = new Set(['foundation', 'deck']);
const onlyUnit = (solids: readonly Solid[]) => solids.filter(({ part }) => !notUnit.has(part));
const ofPart = (solids: readonly Solid[], ...parts: string[]) =>
  extentsOf(solids.filter(({ part }) => parts.includes(part)))!;

/** Not the unit, or seen on one of the two only: behind it, inside, around it. */
const notDrawn = new Set([
  'foundation',
  'deck',
  'ground',
  'stair',
  'hopper-pads',
  'wall-drive',
  'cleaning-head',
]);

function expectAgreement(unit: UnitModel): void {
  const solids = solidsOf(unit);
  const shell = ofPart(solids, 'shell');
  const vessel = ofPart(solids, 'shell', 'roof', 'roof-cap', 'roof-manhole', 'hopper');
  const whole = extentsOf(onlyUnit(solids))!;
  for (const axis of [0, 1]) expect(shell.max[axis]! - shell.min[axis]!).toBeCloseTo(2 * unit.radiusMm, 3);
  expect(vessel.max[2]).toBeCloseTo(unit.heightMm, 0);
  // A unit on a ring hangs in a building.
  if (unit.support === 'ring') expect(whole.min[2]).toBeGreaterThanOrEqual(0);
  else expect(whole.min[2]).toBeCloseTo(0, 1);
  // The drawing measures strokes, and the lid of a low neck above the catalogue's height.
  expect(Math.abs(whole.max[2] - highestPointMm(unit))).toBeLessThan(60);
}

describe.each(cases)('$name', ({ groups, model }) => {
  test('has the height and the diameter of the model with every option (TD-01)', () => {
    for (const selection of [{}, everything(groups), ...choices(groups)]) expectAgreement(model(selection));
  });

  test('has every part where its drawing has it (TD-01)', () => {
    for (const selection of [{}, everything(groups)]) {
      const unit = model(selection);
      const solids = solidsOf(unit).filter(({ part }) => !notDrawn.has(part));
      const { primitives } = drawFront(unit, {
        style: 'shaded',
        contentLevel: 0.7,
        formatMetres: () => '',
        mmPerPx: 0.01,
      });
      for (const part of new Set(primitives.map((primitive) => primitive.part))) {
        if (notDrawn.has(part)) continue;
        const boxes = primitives.filter((primitive) => primitive.part === part).map(boundsOf);
        const { min, max } = ofPart(solids, ...(part === 'shell' ? ['shell', 'joint'] : [part]));
        const off = [
          min[0] - Math.min(...boxes.map(({ x }) => x)),
          max[0] - Math.max(...boxes.map(({ x, width }) => x + width)),
          min[2] + Math.max(...boxes.map(({ y, height }) => y + height)),
          max[2] + Math.min(...boxes.map(({ y }) => y)),
        ].map(Math.round);
        // What is round or turned away from the viewer is narrower on the drawing.
        expect(Math.max(...off.map(Math.abs)), JSON.stringify([part, off])).toBeLessThan(250);
      }
    }
  });

  test('shows every choice that the drawing shows (TD-01)', () => {
    const look = (selection: Selection) => {
      const unit = model(selection);
      return JSON.stringify([solidsOf(unit), materialsOf(unit)]);
    };
    const equipment = (selection: Selection) => {
      const { parts, heightMm, body, roof, glossy } = model(selection);
      return JSON.stringify([parts, heightMm, body, roof, glossy && !(body.transparent && roof.transparent)]);
    };
    for (const group of groups) {
      const values = choices([group]);
      expect(new Set(values.map(look)).size, group.key).toBe(new Set(values.map(equipment)).size);
    }
  });
});

test('every shape has the height and the diameter of its model (TD-01, CT-06)', () => {
  for (const [at, type] of everyShape.entries()) expectAgreement(modelOfShape(type, at));
});

test('load cells are between ring and deck, and the earthing lug is at the ring (TD-01)', () => {
  for (const [at, type] of everyShape.entries()) {
    if (type.shape.support.kind !== 'ring') continue;
    const unit = modelOfShape(type, at, [{ part: 'foot-cell', heightMm: 150 }]);
    const solids = solidsOf(unit);
    const ring = ofPart(solids, 'support');
    const cells = ofPart(solids, 'foot-cell');
    expect(cells.max[2]).toBeCloseTo(ring.min[2], 6);
    expect(ofPart(solids, 'deck').max[2]).toBeCloseTo(ring.min[2] - 150, 6);
    const lug = unit.parts.find(({ name }) => name === 'foot-lug')!;
    expect(Math.abs(lug.zMm - ring.min[2])).toBeLessThan(20);
  }
});

test('triangles face outwards, are finite and few (TD-01)', () => {
  for (const { model, groups } of cases) {
    const solids = solidsOf(model(everything(groups)));
    const { positions, normals, indices } = meshOf(solids);
    expect(indices.length / 3).toBeLessThan(60_000);
    expect(positions.every(Number.isFinite) && normals.every(Number.isFinite)).toBe(true);
    const measured = extentsOf(solids)!;
    for (const axis of [0, 1, 2]) {
      let [min, max] = [Infinity, -Infinity];
      for (let at = axis; at < positions.length; at += 3) {
        min = Math.min(min, positions[at]!);
        max = Math.max(max, positions[at]!);
      }
      // Round parts are polygons: they stay inside, and a bend stays inside its corner.
      expect(Math.abs(min - measured.min[axis]!)).toBeLessThan(60);
      expect(Math.abs(max - measured.max[axis]!)).toBeLessThan(60);
    }
    // Without a list for each triangle: there are half a million.
    let wrong = 0;
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [3 * indices[at]!, 3 * indices[at + 1]!, 3 * indices[at + 2]!];
      const edge = (to: number, axis: number) => positions[to + axis]! - positions[a + axis]!;
      let along = 0;
      for (let axis = 0; axis < 3; axis++) {
        const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
        const face = edge(b, next) * edge(c, last) - edge(b, last) * edge(c, next);
        along += face * (normals[a + axis]! + normals[b + axis]! + normals[c + axis]!);
      }
      if (along < 0) wrong++;
    }
    expect(wrong).toBe(0);
  }
});
