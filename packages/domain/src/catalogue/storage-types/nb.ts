import type { StorageType } from '../storage-type.ts';

/** Tank for wet by-products: flat bottom, agitator, resin for high temperatures. */
export const nb: StorageType = {
  code: 'nb',
  substance: 'liquid',
  bottom: 'flat',
  support: 'slab',
  base: { kind: 'fixed', heightMm: 150 },
  ullage: { kind: 'share', percent: 5, minimumMm: 200 },
  densityLimitKgM3: 1400,
  foundationDensityKgM3: 1400,
  temperatureLimitC: 80,
  designWindMs: 27.5,
  mayStandInside: true,
  segments: ['agricultural'],
  units: [
    [2400, 4140, 15, 1315000, 0.7, 1.38],
    [2400, 5260, 20, 1470000, 0.8, 1.84],
    [2800, 4940, 25, 1586000, 1, 1.45],
    [2800, 5790, 30, 1726000, 1.1, 1.74],
    [3000, 5900, 35, 1962000, 1.2, 1.65],
    [3000, 6640, 40, 2094000, 1.4, 1.89],
    [3000, 7390, 45, 2228000, 1.5, 2.12],
    [3500, 6230, 50, 2289000, 1.6, 1.49],
    [3500, 7320, 60, 2525000, 1.8, 1.78],
    [3500, 8410, 70, 2761000, 2.1, 2.08],
    [3500, 9500, 80, 3222000, 2.3, 2.38],
    [4000, 8360, 90, 3346000, 2.4, 1.79],
    [4000, 9610, 105, 3666000, 2.8, 2.09],
    [4000, 10860, 120, 3985000, 3.1, 2.39],
  ],
};
