import type { StorageType } from '../storage-type.ts';

/** Flat-bottom silo on a slab, emptied by a sweep auger or a side outlet. */
export const vb4: StorageType = {
  code: 'vb4',
  substance: 'solid',
  bottom: 'flat',
  support: 'slab',
  base: { kind: 'fixed', heightMm: 150 },
  ullage: { kind: 'fixed', heightMm: 300 },
  densityLimitKgM3: 850,
  foundationDensityKgM3: 900,
  temperatureLimitC: 50,
  designWindMs: 27.5,
  mayStandInside: true,
  segments: ['agricultural'],
  units: [
    [3000, 4540, 25, 844000, 0.7, 1.18],
    [3000, 5250, 30, 925000, 0.8, 1.42],
    [3000, 5950, 35, 1004000, 0.9, 1.65],
    [3000, 6660, 40, 1084000, 1.1, 1.89],
    [3500, 5750, 45, 1131000, 1.1, 1.34],
    [3500, 6270, 50, 1202000, 1.2, 1.49],
    [3500, 7310, 60, 1342000, 1.4, 1.78],
    [3500, 8340, 70, 1481000, 1.6, 2.08],
    [4000, 7500, 80, 1568000, 1.7, 1.59],
    [4000, 8300, 90, 1694000, 1.9, 1.79],
    [4000, 9490, 105, 1883000, 2.1, 2.09],
    [4000, 10690, 120, 2072000, 2.4, 2.39],
  ],
};
