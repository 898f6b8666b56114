import type { StorageType } from '../storage-type.ts';

/** Flat-bottom tank for waste water; in road salt the same tank holds brine. */
export const spw: StorageType = {
  code: 'spw',
  substance: 'liquid',
  bottom: 'flat',
  support: 'slab',
  base: { kind: 'fixed', heightMm: 150 },
  ullage: { kind: 'share', percent: 5, minimumMm: 200 },
  densityLimitKgM3: 1300,
  foundationDensityKgM3: 1300,
  temperatureLimitC: 50,
  designWindMs: 27.5,
  mayStandInside: true,
  segments: ['agricultural', 'road_salt'],
  units: [
    [2050, 3200, 8, 630000, 0.4, 1.18],
    [2050, 4410, 12, 738000, 0.5, 1.77],
    [2400, 4140, 15, 800000, 0.5, 1.38],
    [2400, 5260, 20, 919000, 0.7, 1.84],
    [2800, 4940, 25, 1008000, 0.8, 1.45],
    [2800, 5790, 30, 1116000, 0.9, 1.74],
    [3000, 6640, 40, 1306000, 1.1, 1.89],
    [3000, 7390, 45, 1409000, 1.2, 2.12],
    [3500, 6230, 50, 1455000, 1.2, 1.49],
    [3500, 7320, 60, 1635000, 1.4, 1.78],
    [3500, 8950, 75, 1905000, 1.7, 2.23],
    [4000, 8360, 90, 2088000, 1.9, 1.79],
    [4000, 10030, 110, 2414000, 2.3, 2.19],
    [4000, 11280, 125, 2658000, 2.5, 2.49],
  ],
};
