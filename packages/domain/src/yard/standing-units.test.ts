import { describe, expect, it } from 'vitest';
import type { PlannedUnit } from '../engineering/site-plan.ts';
import { checkYard } from './check-yard.ts';
import { drawYard } from './draw-yard.ts';
import { distance } from './plane.ts';
import { equalUnits, pitchM, plansOf, turnUnits, type YardPosition, yardOf } from './standing-units.ts';
import { firstPlan, moveThing } from './yard-plan.ts';

const unit = (diameterMm: number, radiusM = 12): PlannedUnit => ({
  diameterMm,
  support: { kind: 'legs', count: 6, circleM: diameterMm / 1000 + 0.14, widthM: 0.14 },
  slabSideM: diameterMm / 1000 + 0.8,
  connections: [],
  lifting: { radiusM, layingDownM: [9.9, 4.8], crane: { name: '40 t', standM: [8.2, 9] } },
  access: { truckStandM: [3.5, 18], besideM: 0.5, besideLadderM: 1 },
});
const position = (
  number: string,
  diameterMm: number,
  amountOfUnits = 1,
  plan?: YardPosition['plan'],
): YardPosition => ({ number, unit: unit(diameterMm), amountOfUnits, plan });
const three = [position('10', 2800, 2), position('20', 2400), position('30', 3500)] as const;

describe('the yard of a project (PJ-06)', () => {
  it('has a place of its own for every unit, in order and labelled', () => {
    const { plan, standing } = yardOf(three);
    expect(standing.map(({ label, name }) => [label, name])).toEqual([
      ['10', '10 (1)'],
      ['10', '10 (2)'],
      ['20', '20'],
      ['30', '30'],
    ]);
    const found = checkYard(plan, standing);
    expect(found.find(({ kind }) => kind === 'units')?.state).toBe('good');
    expect(found.find(({ kind }) => kind === 'truck-unit')?.state).toBe('good');
    const words = { building: '', entrance: '', crane: '', metres: String, accent: '#000000' };
    const texts = drawYard(plan, standing, words, 70).primitives.flatMap((one) =>
      one.kind === 'text' ? [one.text] : [],
    );
    expect(texts.filter((text) => ['10', '20', '30'].includes(text))).toEqual(['10', '10', '20', '30']);
  });

  it('measures between different units, by the size of each, and says which', () => {
    const { plan, standing } = yardOf(three);
    const [x, y] = plan.units[2]!;
    // 2400 and 3500: their circles of supports and 0.3 m between them.
    const near = moveThing(plan, { kind: 'unit', at: 3 }, [x + 3.6, y]);
    const finding = checkYard(near, standing).find(({ kind }) => kind === 'units');
    expect(finding).toMatchObject({ of: '20 – 30', needed: 1, limit: 'least' });
    expect(finding?.state).not.toBe('good');
    const far = moveThing(plan, { kind: 'unit', at: 3 }, [49, 43]);
    expect(checkYard(far, standing).find(({ kind }) => kind === 'crane-reach')).toMatchObject({
      of: '30',
      state: 'tight',
    });
  });

  it('is stored with each position and read again; what is around is that of the first plan', () => {
    const yard = yardOf(three);
    const moved = {
      plan: moveThing({ ...yard.plan, building: undefined }, { kind: 'unit', at: 2 }, [20, 35]),
      standing: turnUnits(yard.standing, 1, 90),
    };
    const plans = plansOf(moved);
    expect(plans.map(({ units, turnDeg }) => [units.length, turnDeg])).toEqual([
      [2, 0],
      [1, 90],
      [1, 0],
    ]);
    const again = yardOf(three.map((each, at) => ({ ...each, plan: plans[at] })) as never);
    expect(again).toEqual(moved);
  });

  it('keeps the places of those that were planned, and gives a new one a free place', () => {
    const own = firstPlan(2, pitchM(unit(2800)));
    const { plan, standing } = yardOf([position('10', 2800, 2, own), position('20', 3500)]);
    expect(plan.units.slice(0, 2)).toEqual(own.units);
    expect({ ...plan, units: [] }).toEqual({ ...own, units: [] });
    expect(Math.min(...own.units.map((place) => distance(place, plan.units[2]!)))).toBeGreaterThan(4);
    expect(standing).toHaveLength(3);
  });

  it('gives a copy, which has the plan of its origin, another place', () => {
    const own = firstPlan(2, pitchM(unit(2800)));
    const { plan, standing } = yardOf([
      position('10', 2800, 2, own),
      position('20', 2800, 2, own),
      position('30', 2400, 1, firstPlan(1, pitchM(unit(2400)))),
    ]);
    expect(plan.units.slice(0, 2)).toEqual(own.units);
    expect(new Set(plan.units.map(String)).size).toBe(5);
    expect(checkYard(plan, standing).find(({ kind }) => kind === 'units')?.state).toBe('good');
  });

  it('of one position is its plan, as it was', () => {
    const own = { ...firstPlan(2, 4.6), turnDeg: 45 };
    const yard = yardOf([position('10', 2800, 2, own)]);
    expect(yard).toEqual({ plan: own, standing: equalUnits(own, unit(2800)) });
    expect(plansOf(yard)).toEqual([own]);
    expect(yard.standing.map(({ label }) => label)).toEqual(['1', '2']);
    expect(checkYard(own, yard.standing).some(({ of }) => of)).toBe(false);
  });

  it('has room for twenty positions', () => {
    const many = Array.from({ length: 20 }, (_, at) => position(String(10 * at + 10), 2400));
    const { plan, standing } = yardOf(many as never);
    expect([plan.units.length, standing.length]).toEqual([20, 20]);
    expect(new Set(plan.units.map(String)).size).toBeGreaterThanOrEqual(15);
  });
});
