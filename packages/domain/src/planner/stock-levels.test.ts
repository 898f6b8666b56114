import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specifiedLimits } from '../catalogue/asked-limits.ts';
import { fewestUnits, splitVolume } from '../sizing/split-volume.ts';
import { planStock, type StockPlan, type StockUse } from './plan-stock.ts';
import { plannedDays, stockLevels } from './stock-levels.ts';

const pellets: StockUse = { usePerDayT: 2.4, deliveryT: 25, reserveDays: 5, densityKgM3: 650 };

function planned(use: StockUse): StockPlan {
  const plan = planStock(use);
  if (!plan.ok) throw new Error(plan.reason);
  return plan.value;
}
const round = (value: number) => Math.round(value * 10) / 10;

test.each<[string, Partial<StockUse>, { needed: number; days: number; refills: number }]>([
  ['2.4 t a day, 25 t, 5 days', {}, { needed: 56.9, days: 10.4, refills: 5 }],
  ['the same as light meal', { densityKgM3: 550 }, { needed: 67.3, days: 10.4, refills: 5 }],
  ['no reserve', { reserveDays: 0 }, { needed: 38.5, days: 10.4, refills: 5 }],
  ['half a day of reserve', { reserveDays: 0.5 }, { needed: 40.3, days: 10.4, refills: 5 }],
  ['a delivery every half day', { usePerDayT: 50 }, { needed: 423.1, days: 0.5, refills: 120 }],
  ['a delivery on the last day', { usePerDayT: 2.5 }, { needed: 57.7, days: 10, refills: 6 }],
  ['little use', { usePerDayT: 0.1 }, { needed: 39.2, days: 250, refills: 0 }],
  ['no use', { usePerDayT: 0 }, { needed: 38.5, days: Number.POSITIVE_INFINITY, refills: 0 }],
])('%s (EN-02)', (_, change, { needed, days, refills }) => {
  const plan = planned({ ...pellets, ...change });
  expect([round(plan.neededM3), round(plan.daysPerDelivery)]).toEqual([needed, days]);
  expect(stockLevels(plan, plan.neededM3)?.refills).toHaveLength(refills);
});

test('the level starts after a delivery, falls to the reserve and rises by the next delivery (EN-02)', () => {
  const plan = planned({ usePerDayT: 2, deliveryT: 21, reserveDays: 2.5, densityKgM3: 1000 });
  const { daily, refills, lowestM3 } = stockLevels(plan, 30)!;
  expect(daily.slice(0, 13).map(round)).toEqual([26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 25, 23]);
  expect(refills[0]).toEqual({ day: 10.5, beforeM3: 5, afterM3: 26 });
  expect(lowestM3).toBe(5);
});

test('without use the level stays (EN-02)', () => {
  const { daily, refills } = stockLevels(planned({ ...pellets, usePerDayT: 0 }), 60)!;
  expect(new Set(daily.map(round))).toEqual(new Set([38.5]));
  expect(refills).toEqual([]);
});

test('a smaller capacity uses the reserve, and says so; too small for a delivery has no levels (EN-02)', () => {
  const plan = planned(pellets);
  expect(stockLevels(plan, 56.93)?.keepsReserve).toBe(true);
  const tight = stockLevels(plan, 45)!;
  expect([tight.keepsReserve, round(tight.lowestM3)]).toEqual([false, 6.5]);
  expect(Math.max(...tight.refills.map(({ afterM3 }) => afterM3))).toBeCloseTo(45);
  expect(stockLevels(plan, plan.deliveryM3)?.lowestM3).toBeCloseTo(0);
  expect(stockLevels(plan, 38)).toBeUndefined();
});

test('more than ten deliveries a day are not planned (EN-02)', () => {
  expect(planStock({ ...pellets, usePerDayT: 250 }).ok).toBe(true);
  expect(planStock({ ...pellets, usePerDayT: 251 })).toEqual({ ok: false, reason: 'too-many-deliveries' });
});

const anyUse = fc.record({
  usePerDayT: fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
  deliveryT: fc.integer({ min: 50, max: 1000 }).map((tenths) => tenths / 10),
  reserveDays: fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2),
  densityKgM3: fc.integer({ min: 200, max: 1500 }),
});

test('in the needed capacity the level keeps the reserve and every delivery fits (EN-02)', () => {
  fc.assert(
    fc.property(anyUse, fc.integer({ min: 1, max: 10 }), (use, amount) => {
      const plan = planned(use);
      const split =
        splitVolume(plan.neededM3, amount, 10_000, specifiedLimits) ??
        fewestUnits(plan.neededM3, 10_000, specifiedLimits)!;
      const capacityM3 = split.amountOfUnits * split.volumePerUnitM3;
      const { daily, refills, lowestM3, keepsReserve } = stockLevels(plan, capacityM3)!;
      expect(keepsReserve).toBe(true);
      expect(lowestM3).toBeCloseTo(plan.reserveM3);
      expect(daily).toHaveLength(plannedDays + 1);
      for (const level of [...daily, ...refills.flatMap(({ beforeM3, afterM3 }) => [beforeM3, afterM3])]) {
        expect(level).toBeGreaterThanOrEqual(plan.reserveM3 - 1e-6);
        expect(level).toBeLessThanOrEqual(capacityM3 + 1e-5);
      }
    }),
  );
});

test('in any capacity nothing is lost: the level is what came in minus what was used (EN-02)', () => {
  fc.assert(
    fc.property(anyUse, fc.integer({ min: 1, max: 400 }), (use, capacityM3) => {
      const plan = planned(use);
      const levels = stockLevels(plan, capacityM3);
      expect(levels === undefined).toBe(plan.deliveryM3 > capacityM3);
      if (!levels) return;
      const { daily, refills, lowestM3, keepsReserve } = levels;
      daily.forEach((level, day) => {
        const delivered = refills.filter((refill) => refill.day <= day + 1e-6).length * plan.deliveryM3;
        expect(level).toBeCloseTo(daily[0]! + delivered - plan.usePerDayM3 * day, 5);
        expect(level).toBeGreaterThanOrEqual(lowestM3 - 1e-6);
        expect(level).toBeLessThanOrEqual(capacityM3 + 1e-6);
      });
      expect(keepsReserve).toBe(plan.neededM3 <= capacityM3 + 1e-6);
    }),
  );
});
