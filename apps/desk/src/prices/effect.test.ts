import { describe, expect, it } from 'vitest';
import { barEdges, effectBars } from './effect.ts';

const countsOf = (percents: readonly number[]) =>
  effectBars(percents).map(({ from, to, count }) => [from, to, count]);

describe('the histogram of changed quotations (PX-09)', () => {
  it.each([
    [[], []],
    [[0.04], [[0, 0.1, 1]]],
    [
      [-0.5, 1, 1.01, 2, 3.9],
      [
        [-1, 0, 1],
        [0, 1, 1],
        [1, 2, 2],
        [2, 3, 0],
        [3, 4, 1],
      ],
    ],
    [
      [-40, 20],
      [
        [-40, -30, 1],
        [-30, -20, 0],
        [-20, -10, 0],
        [-10, 0, 0],
        [0, 10, 0],
        [10, 20, 1],
      ],
    ],
    [
      [0.1, 0.3],
      [
        [0, 0.1, 1],
        [0.1, 0.2, 0],
        [0.2, 0.3, 1],
      ],
    ],
  ])('draws %j', (percents, bars) => {
    expect(countsOf(percents)).toEqual(bars);
  });

  it.each([1, 7.77, 100, 812, 99_999])(
    'counts every change once in at most 8 bars, up to %s percent',
    (maxPercent) => {
      const percents = Array.from({ length: 99 }, (_, at) =>
        Number((((at - 30) / 68) * maxPercent).toFixed(2)),
      );
      const bars = effectBars(percents.filter((percent) => percent !== 0));
      expect(bars.length).toBeLessThanOrEqual(8);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(98);
      for (const [at, bar] of bars.slice(1).entries()) expect(bar.from).toBe(bars[at]?.to);
    },
  );

  it.each([
    [[0.04], [0, 0.1]],
    [
      [0.1, 0.3],
      [0, 0.2],
    ],
    [[-72], [-80, -40, 0]],
    [
      [-30, 45],
      [0, 40],
    ],
  ])('labels zero and few other edges of %j', (percents, labels) => {
    const labelled = barEdges(effectBars(percents)).filter(({ isLabelled }) => isLabelled);
    expect(labelled.map(({ edge }) => edge)).toEqual(labels);
  });
});
