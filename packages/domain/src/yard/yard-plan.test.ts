import { describe, expect, it } from 'vitest';
import type { PlannedUnit } from '../engineering/site-plan.ts';
import { checkYard, driveIn } from './check-yard.ts';
import { drawYard } from './draw-yard.ts';
import { gapBetween, type Point } from './plane.ts';
import { equalUnits, pitchM, reachM } from './standing-units.ts';
import { vehicleKinds } from './vehicles.ts';
import {
  fenceM,
  firstPlan,
  maxUnits,
  maxWayPoints,
  moveThing,
  placeOfThing,
  withoutWayPoint,
  withUnits,
  withWayPoint,
  type YardPlan,
  type YardThing,
} from './yard-plan.ts';

const unit: PlannedUnit = {
  diameterMm: 2800,
  support: { kind: 'legs', count: 6, circleM: 2.94, widthM: 0.14 },
  slabSideM: 3.6,
  connections: [],
  lifting: { radiusM: 12, layingDownM: [9.9, 4.8], crane: { name: '40 t', standM: [8.2, 9] } },
  access: { truckStandM: [3.5, 18], besideM: 0.5, besideLadderM: 1 },
};
const plan = firstPlan(2, pitchM(unit));
const stateOf = (changed: YardPlan, kind: string) =>
  checkYard(changed, equalUnits(changed, unit)).find((finding) => finding.kind === kind);

describe('the yard plan', () => {
  it.each([1, 2, 3])('starts with a plan in which everything has room: %i units (TD-06)', (amount) => {
    const first = firstPlan(amount, pitchM(unit));
    for (const finding of checkYard(first, equalUnits(first, unit)))
      expect(finding).toMatchObject({ state: 'good' });
  });

  it('measures what is too near (TD-06)', () => {
    const [[x, y]] = plan.units as [Point, Point];
    const onTheWay = moveThing(plan, { kind: 'unit', at: 0 }, [x, 21]);
    expect(stateOf(onTheWay, 'truck-unit')).toMatchObject({ state: 'bad', metres: 0 });
    const near = moveThing(plan, { kind: 'unit', at: 1 }, [x + 2 * reachM(unit) + 0.4, y]);
    expect(stateOf(near, 'units')).toMatchObject({ state: 'tight', needed: 1 });
    expect(stateOf(near, 'units')?.metres).toBeCloseTo(0.4, 1);
    const inside = moveThing(plan, { kind: 'building' }, [x, y]);
    expect(stateOf(inside, 'unit-building')).toMatchObject({ state: 'bad' });
    const far = moveThing(plan, { kind: 'crane' }, [45, 30]);
    expect(stateOf(far, 'crane-reach')).toMatchObject({ state: 'tight', needed: 12, limit: 'most' });
    const narrow = { ...plan, entrance: { x: plan.entrance.x, width: 4 } };
    expect(stateOf(narrow, 'truck-entrance')).toMatchObject({ state: 'bad' });
    expect(
      checkYard({ ...plan, building: undefined }, equalUnits(plan, unit)).map(({ kind }) => kind),
    ).not.toContain('truck-building');
  });

  it('compares the bends with the turning circle of 12.50 m (TD-06)', () => {
    expect(stateOf(plan, 'turning')?.metres).toBeCloseTo(12.5, 6);
    const shorter = moveThing(plan, { kind: 'way', at: 2 }, [22, 21]);
    expect(stateOf(shorter, 'turning')).toMatchObject({ state: 'tight', needed: 12.5 });
    const impossible = moveThing(plan, { kind: 'way', at: 2 }, [27, 21]);
    expect(stateOf(impossible, 'turning')).toMatchObject({ state: 'bad' });
    expect(stateOf(impossible, 'turning')?.metres).toBeUndefined();
  });

  it('keeps everything on the plan, and the first point of the way on the road (TD-06)', () => {
    const things: YardThing[] = [
      { kind: 'unit', at: 0 },
      { kind: 'building' },
      { kind: 'entrance' },
      { kind: 'way', at: 0 },
      { kind: 'way', at: 1 },
      { kind: 'crane' },
    ];
    for (const thing of things) {
      const [x, y] = placeOfThing(moveThing(plan, thing, [-7, 99.04]), thing) as Point;
      expect([x, y]).toEqual([0, thing.kind === 'way' && thing.at === 0 ? 47 : fenceM]);
    }
  });

  it('follows the number of units and the points of the way (TD-06)', () => {
    const moved = moveThing(plan, { kind: 'unit', at: 1 }, [20, 5]);
    expect(withUnits(moved, 3, pitchM(unit)).units).toHaveLength(3);
    expect(withUnits(moved, 3, pitchM(unit)).units[1]).toEqual([20, 5]);
    expect(withUnits(moved, 1, pitchM(unit)).units).toHaveLength(1);
    expect(firstPlan(99, pitchM(unit)).units).toHaveLength(maxUnits);
    let longer: YardPlan = plan;
    for (let more = 0; more < 9; more += 1) longer = withWayPoint(longer);
    expect(longer.truck.way).toHaveLength(maxWayPoints);
    expect(withoutWayPoint(longer, 0)).toBe(longer);
    expect(withoutWayPoint(longer, 2).truck.way).toHaveLength(maxWayPoints - 1);
  });

  it('draws a plan to scale for every vehicle (TD-06)', () => {
    for (const kind of vehicleKinds) {
      const words = {
        building: 'Building',
        entrance: 'Entrance',
        crane: 'Crane',
        metres: String,
        accent: '#15428b',
      };
      const changed = { ...plan, truck: { ...plan.truck, kind } };
      const { viewBox, primitives } = drawYard(changed, equalUnits(changed, unit), words, 100);
      expect(viewBox).toEqual({ x: 0, y: 0, width: 50_000, height: 50_000 });
      const shells = primitives.filter(({ part }) => part === 'shell');
      expect(shells).toHaveLength(2);
      expect(shells[0]).toMatchObject({ rx: 1400 });
      const sweep = primitives.find(({ part }) => part === 'sweep');
      expect(
        sweep?.kind === 'path' && sweep.d.every((item) => typeof item === 'string' || Number.isFinite(item)),
      ).toBe(true);
      expect(driveIn(changed).tightestM).toBeCloseTo(12.5, 6);
    }
  });

  it('measures the gap between shapes (TD-06)', () => {
    const box: Point[] = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ];
    expect(gapBetween(box, [[5, 1]])).toBe(3);
    expect(gapBetween(box, [[1, 1]])).toBe(0);
    expect(
      gapBetween(box, [
        [-1, 1],
        [3, 1],
      ]),
    ).toBe(0);
    expect(
      gapBetween(box, [
        [3, -4],
        [3, 9],
      ]),
    ).toBe(1);
  });
});
