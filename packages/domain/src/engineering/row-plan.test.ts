import { describe, expect, test } from 'vitest';
import { boundsOf } from '../drawing/bounds.ts';
import {
  decisiveKinds,
  drawnInRow,
  groupPlan,
  needsOfRow,
  type PlannedKind,
  rowOfKinds,
  sitePlan,
} from './row-plan.ts';
import { drawnToScale, type PlannedUnit, pitchBetweenMm, pitchMm } from './site-plan.ts';

const silo: PlannedUnit = {
  diameterMm: 2800,
  support: { kind: 'legs', count: 6, circleM: 2.94, widthM: 0.14 },
  slabSideM: 3.9,
  footprint: { radiusMm: 1600, leftMm: 2000, rightMm: 2600 },
  connections: [],
  lifting: { radiusM: 12, layingDownM: [10.4, 4.8], crane: { name: '40 t', standM: [8.2, 9] } },
  access: { truckStandM: [3.5, 18], besideM: 0.5, besideLadderM: 1 },
};
const tank: PlannedUnit = {
  ...silo,
  diameterMm: 4000,
  support: { kind: 'slab', count: 12, circleM: 4.26 },
  slabSideM: 4.6,
  footprint: { radiusMm: 2130, leftMm: 2400, rightMm: 2100 },
  lifting: { radiusM: 14, layingDownM: [7, 5.6], crane: { name: '60 t', standM: [8.5, 10] } },
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
const kind = (number: string, unit: PlannedUnit, units = 1): PlannedKind => ({ number, unit, units });
const twenty = Array.from({ length: 20 }, (_, at) => kind(String(10 * (at + 1)), at % 2 ? tank : silo, 10));

describe('several kinds in a row (PJ-05)', () => {
  test.each([
    ['two silos', silo, silo],
    ['a silo and a tank', silo, tank],
    ['a tank and a silo', tank, silo],
    ['two tanks', tank, tank],
  ])('%s have their slabs, their free space and their parts apart', (_, left, right) => {
    const pitch = pitchBetweenMm(left, right);
    const slabs = ((left.slabSideM ?? 0) + (right.slabSideM ?? 0)) * 500;
    expect(pitch % 100).toBe(0);
    expect(pitch - slabs).toBeGreaterThanOrEqual(1000);
    expect(pitch).toBeGreaterThanOrEqual(left.footprint!.rightMm + right.footprint!.leftMm + 500);
    if (left === right) expect(pitch).toBe(pitchMm(left));
  });

  test('stand in the order of their positions, with the middle of the row in the middle', () => {
    const { units, pitchesMm, lengthMm, widthMm } = rowOfKinds([kind('10', silo, 2), kind('20', tank)]);
    expect(units.map(({ kind: { number } }) => number)).toEqual(['10', '10', '20']);
    expect(pitchesMm).toEqual([pitchMm(silo), pitchBetweenMm(silo, tank)]);
    const [left, right] = [units[0]!.x - 1950, units.at(-1)!.x + 2300];
    expect(left + right).toBeCloseTo(0, 6);
    expect(lengthMm).toBeCloseTo(right - left, 6);
    expect(widthMm).toBe(4600);
  });

  test.each([
    ['few', [kind('10', silo, 2), kind('20', tank)], 3],
    ['many of one', [kind('10', silo, 9), kind('20', tank)], 5],
    ['many of many', twenty, 20],
  ])('%s are drawn inside the picture, to scale', (_, kinds, drawn) => {
    expect(drawnInRow(kinds)).toBe(drawn);
    for (const draw of [groupPlan, sitePlan]) {
      const box = { width: 470, height: 300 };
      const { drawing, scale } = drawnToScale((mmPerPt) => draw(kinds, words, mmPerPt), box);
      expect((drawing.viewBox.width / scale / box.width) * 72).toBeCloseTo(25.4, 6);
      expect(drawing.primitives.filter(({ part }) => part === 'shell')).toHaveLength(drawn);
      for (const primitive of drawing.primitives) {
        const { x, y, width, height } = boundsOf(primitive);
        const { viewBox } = drawing;
        expect(x >= viewBox.x - 1 && x + width <= viewBox.x + viewBox.width + 1).toBe(true);
        expect(y >= viewBox.y - 1 && y + height <= viewBox.y + viewBox.height + 1).toBe(true);
      }
    }
  });

  test('truck and crane are those of the unit that needs most', () => {
    const kinds = [kind('10', silo), kind('20', tank), kind('30', silo)];
    const { lifting } = needsOfRow(kinds);
    expect([lifting.crane.name, lifting.radiusM, lifting.layingDownM]).toEqual(['60 t', 14, [10.4, 5.6]]);
    expect(decisiveKinds(kinds).map(({ number }) => number)).toEqual(['10', '20']);
  });
});
