import { shippedOptionList, shippedPriceList, unitsOf } from '@silowright/catalogue/testing/sample';
import { withPrices } from '@silowright/domain/catalogue/build-catalogue';
import { describe, expect, it } from 'vitest';
import { bestAxis, byAxis, factsOf, jumpsOf, roundSteps, tryFormula } from './formula-lab.ts';

const segment = 'agricultural';
const units = withPrices(
  unitsOf(segment),
  new Map(shippedPriceList(segment).prices.map((row) => [row.uuid, row.priceInCents])),
);
const option = { label: 'Try', value: 'try', formula: '35000 + 18500*H' };
const run = (formula: string, from = option) => tryFormula(from, formula, units);

describe('the formula lab', () => {
  it('prices every unit before and after, and finds the variable that explains the price (PX-05)', () => {
    const { points, failed } = run('35000 + 19400*H');
    expect([points.length, failed.length]).toEqual([units.length, 0]);
    const { values, before, after } = points[0]!;
    expect(before).toBe(Math.round(35_000 + 18_500 * values.H));
    expect(after).toBe(Math.round(35_000 + 19_400 * values.H));
    expect(bestAxis(points)).toBe('H');
    expect(bestAxis(run('V * 1000').points)).toBe('V');
    expect(bestAxis(run('P * 0.1').points)).toBe('P');
  });

  it('finds where the price jumps (PX-05)', () => {
    const sorted = byAxis(run('35000 + 19400*H + 58000*max(0, ceil(H/10)-1)').points, 'H');
    const jumps = jumpsOf(sorted, 'H');
    expect(jumps.length).toBeGreaterThan(0);
    for (const { at, cents } of jumps) {
      expect(cents).toBeGreaterThan(58_000);
      expect(Math.ceil(sorted[at]!.values.H / 10)).toBeLessThan(Math.ceil(sorted[at + 1]!.values.H / 10));
    }
    expect(jumpsOf(byAxis(run('35000 + 19400*H').points, 'H'), 'H')).toEqual([]);
    expect(jumpsOf(byAxis(run('50000').points, 'H'), 'H')).toEqual([]);
  });

  it('says how low, how high and how much dearer it becomes (PX-05)', () => {
    const facts = factsOf(run('(35000 + 18500*H) * 1.1').points);
    expect(facts.lowest).toBeGreaterThan(0);
    expect(facts.change?.map((percent) => Math.round(percent))).toEqual([10, 10]);
    expect(factsOf(run('P * 0.7').points).largestShare).toBeCloseTo(70, 0);
  });

  it('names the units for which the formula gives no price (PX-05)', () => {
    const { points, failed } = run('P - 500000');
    expect(points.length + failed.length).toBe(units.length);
    expect(failed[0]).toMatchObject({ problem: { code: 'negative' } });
    expect(run('Q * 2').failed.length).toBe(units.length);
  });

  it('finds a jump between many points (PX-05)', () => {
    const one = run('1000*H').points;
    const many = byAxis(
      Array.from({ length: 5_000 }, (_, index) => ({
        ...one[index % one.length]!,
        values: { H: index, D: 1, V: 1, P: 1 },
        after: index < 2_345 ? index : index + 90_000,
      })),
      'H',
    );
    const jumps = jumpsOf(many, 'H');
    expect(jumps).toEqual([{ at: 2_344, cents: 90_001 }]);
  });

  it('works with every formula of the sample (PX-05)', () => {
    for (const group of shippedOptionList(segment).options) {
      for (const each of group.options) {
        if (each.formula === undefined) continue;
        const { points } = tryFormula(each, each.formula, units);
        expect(points.every(({ before, after }) => before === after)).toBe(true);
      }
    }
  });

  it.each([
    [6, 125, [20, 40, 60, 80, 100, 120]],
    [2.05, 4, [2.5, 3, 3.5, 4]],
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [4130, 15_070, [6_000, 8_000, 10_000, 12_000, 14_000]],
    [7, 7, [7]],
  ])('has round numbers on its axis from %s to %s (PX-05)', (low, high, steps) => {
    expect(roundSteps(low, high)).toEqual(steps);
  });
});
