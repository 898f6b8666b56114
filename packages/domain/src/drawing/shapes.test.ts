import { describe, expect, test } from 'vitest';
import { everyCase } from '../testing/every-case.ts';
import { boundsOf } from './bounds.ts';
import { levelMm } from './content-level.ts';
import { drawTop } from './draw-plan.ts';
import type { Drawing } from './drawing.ts';
import { highestPointMm } from './highest-point.ts';
import { type DrawOptions, drawFront } from './primitives.ts';
import { bottomRadiusMm } from './shape-lines.ts';
import { everyShape, modelOfShape } from './testing/every-shape.ts';

const options: DrawOptions = {
  style: 'shaded',
  dimensions: true,
  person: true,
  truck: true,
  formatMetres: (mm) => `${(mm / 1000).toFixed(2)} m`,
  labels: { concrete: 'Concrete: indicative only, by others' },
};

const outside = ({ viewBox, primitives }: Drawing): string[] =>
  primitives
    .filter((primitive) => {
      const box = boundsOf(primitive);
      return !(
        box.x >= viewBox.x &&
        box.y >= viewBox.y &&
        box.x + box.width <= viewBox.x + viewBox.width &&
        box.y + box.height <= viewBox.y + viewBox.height
      );
    })
    .map(({ part }) => part)
    .filter((part) => part !== 'ground');

const shapes = everyShape.map((type, at) => {
  const { bottom, roof, support } = type.shape;
  const name = `${bottom.kind}, ${roof.kind} roof, ${support.kind}, case ${at}`;
  return { name, type, at, model: modelOfShape(type, at) };
});
const everyModel = (check: (shape: (typeof shapes)[number]) => void) =>
  everyCase(shapes, ({ name }) => name, check);

describe('every shape (CT-06)', () => {
  test('has its levels in order, up to the given height', () =>
    everyModel(({ model }) => {
      const { baseMm, shellBottomMm, eavesMm, apexMm, heightMm } = model;
      expect(baseMm).toBeLessThanOrEqual(shellBottomMm);
      expect(shellBottomMm).toBeLessThan(eavesMm);
      expect(eavesMm).toBeLessThanOrEqual(apexMm);
      expect(apexMm).toBeLessThan(heightMm);
      expect(heightMm).toBe(14_000);
    }));

  test('is inside the picture from the front and from above', () =>
    everyModel(({ model }) => {
      for (const style of ['shaded', 'line'] as const)
        expect(outside(drawFront(model, { ...options, style }))).toEqual([]);
      expect(outside(drawTop(model, options))).toEqual([]);
    }));

  test('has no part above its highest point (EN-05)', () =>
    everyModel(({ model }) => {
      const highest = highestPointMm(model);
      expect(highest).toBeGreaterThanOrEqual(model.heightMm);
      for (const primitive of drawFront(model, { style: 'line', formatMetres: () => '', mmPerPx: 0.01 })
        .primitives)
        expect(highest + 1, primitive.part).toBeGreaterThanOrEqual(-boundsOf(primitive).y);
    }));

  test('shows the level of a volume (EN-07)', () =>
    everyModel(({ model }) => {
      for (const share of [0.05, 0.3, 1]) {
        const top = levelMm(model, model.volumeM3 * share);
        let volumeMm3 = 0;
        const slices = 4000;
        const sliceMm = (top - model.baseMm) / slices;
        for (let slice = 0; slice < slices; slice++) {
          const z = model.baseMm + (slice + 0.5) * sliceMm;
          const radius = z < model.shellBottomMm ? bottomRadiusMm(model, z) : model.radiusMm;
          volumeMm3 += Math.PI * radius ** 2 * sliceMm;
        }
        expect(volumeMm3 / 1e9 / model.volumeM3).toBeCloseTo(share, 2);
      }
    }));

  test('keeps the equipment on its roof apart', () =>
    everyModel(({ type, at }) => {
      const full = modelOfShape(type, at, [
        { part: 'roof-panel', widthMm: 600, heightMm: 600 },
        { part: 'cleaning-head', form: 'ball' },
        { part: 'roof-rod', heightMm: 1000 },
      ]);
      const circles = full.parts.flatMap(({ name, azimuthDeg, radiusMm, widthMm }) =>
        [
          'roof-manhole',
          'roof-valve',
          'roof-box',
          'roof-instrument',
          'roof-panel',
          'cleaning-head',
          'roof-rod',
        ].includes(name)
          ? [
              {
                name,
                x: radiusMm * Math.sin((azimuthDeg * Math.PI) / 180),
                y: radiusMm * Math.cos((azimuthDeg * Math.PI) / 180),
                r: widthMm / 2,
              },
            ]
          : [],
      );
      for (const [index, one] of circles.entries())
        for (const other of circles.slice(index + 1))
          expect(
            Math.hypot(one.x - other.x, one.y - other.y) - one.r - other.r,
            `${one.name} ${other.name}`,
          ).toBeGreaterThan(0);
    }));
});
