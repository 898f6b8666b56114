import { describe, expect, it } from 'vitest';
import { boundsOf } from '../drawing/bounds.ts';
import { sitePlan } from './row-plan.ts';
import { drawnToScale, foundationPlan, type PlannedUnit, supportPoints } from './site-plan.ts';

const unit: PlannedUnit = {
  diameterMm: 2800,
  support: { kind: 'legs', count: 6, circleM: 2.94, widthM: 0.14 },
  slabSideM: 3.9,
  connections: [
    { part: 'outlet', azimuthDeg: 0 },
    { part: 'fill-pipe', azimuthDeg: 270 },
  ],
  lifting: { radiusM: 12, layingDownM: [10.4, 4.8], crane: { name: '40 t', standM: [8.2, 9] } },
  access: { truckStandM: [3.5, 18], besideM: 0.5, besideLadderM: 1 },
};
const words = {
  metres: (mm: number) => (mm / 1000).toFixed(2),
  front: 'front',
  truck: 'truck',
  crane: 'crane',
  layingDown: 'unit',
  clear: 'free',
  radius: 'radius',
  mark: String,
  accent: '#1f5f8b',
};

describe('plans of the site (QU-07)', () => {
  it('are drawn exactly to the scale they name', () => {
    for (const box of [
      { width: 230, height: 280 },
      { width: 470, height: 390 },
      { width: 470, height: 220 },
    ])
      for (const draw of [
        (mmPerPt: number) => foundationPlan(unit, words, mmPerPt),
        (mmPerPt: number) => sitePlan([{ unit, units: 9 }], words, mmPerPt),
      ]) {
        const { drawing, scale } = drawnToScale(draw, box);
        const mmOfPaper = (drawing.viewBox.width / scale / box.width) * 72;
        expect(mmOfPaper).toBeCloseTo(25.4, 6);
        // Nothing is outside the picture.
        for (const primitive of drawing.primitives) {
          const { x, y, width, height } = boundsOf(primitive);
          const { viewBox } = drawing;
          expect(x >= viewBox.x - 1 && x + width <= viewBox.x + viewBox.width + 1).toBe(true);
          expect(y >= viewBox.y - 1 && y + height <= viewBox.y + viewBox.height + 1).toBe(true);
        }
      }
  });

  it('put legs on their circle and columns at their spacing', () => {
    for (const [x, y] of supportPoints(unit.support)) expect(Math.hypot(x, y)).toBeCloseTo(1470, 6);
    const frame = { kind: 'frame', count: 4, spacingM: 4.24, columnM: 0.24, foundation: 'concrete' } as const;
    expect(supportPoints(frame)).toEqual([
      [-2120, 2120],
      [2120, 2120],
      [2120, -2120],
      [-2120, -2120],
    ]);
  });

  it('number supports beside the axes, which would cross the numbers out', () => {
    const { primitives } = foundationPlan(unit, words, 26);
    const numbers = primitives.filter(
      (primitive) => primitive.kind === 'text' && /^P\d$/.test(primitive.text),
    );
    expect(numbers).toHaveLength(6);
    for (const number of numbers) {
      const { x, y, width, height } = boundsOf(number);
      expect([x <= 0 && x + width >= 0, y <= 0 && y + height >= 0]).toEqual([false, false]);
    }
  });

  it('keep truck, crane and lying unit apart from each other and from the units', () => {
    const { primitives } = sitePlan([{ unit, units: 3 }], words, 70);
    const areas = ['clear', 'crane', 'truck', 'laying-down'].map((part) => {
      const area = primitives.find((primitive) => primitive.part === part && primitive.kind === 'rect');
      if (area?.kind !== 'rect') throw new Error(part);
      return area;
    });
    areas.forEach((one, at) => {
      for (const other of areas.slice(at + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect([one.part, other.part, apart]).toEqual([one.part, other.part, true]);
      }
    });
  });
});
