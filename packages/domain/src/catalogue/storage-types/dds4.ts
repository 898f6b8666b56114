import type { StorageType } from '../storage-type.ts';

/** Dual-purpose silo: like the classic silo, with a heavier shell for both feed and whole grain. */
export const dds4: StorageType = {
  code: 'dds4',
  substance: 'solid',
  bottom: 'hopper',
  support: 'legs',
  base: { kind: 'fixed', heightMm: 1000 },
  ullage: { kind: 'fixed', heightMm: 250 },
  densityLimitKgM3: 850,
  foundationDensityKgM3: 900,
  temperatureLimitC: 50,
  designWindMs: 27.5,
  mayStandInside: true,
  segments: ['agricultural'],
  units: [
    [2400, 4970, 10, 584000, 0.6, 0.63],
    [2400, 5860, 14, 673000, 0.7, 1],
    [2400, 6740, 18, 763000, 0.9, 1.37],
    [2800, 6620, 22, 831000, 1.1, 0.99],
    [2800, 7270, 26, 909000, 1.2, 1.22],
    [2800, 8240, 32, 1027000, 1.5, 1.57],
    [3200, 8310, 40, 1146000, 1.8, 1.27],
    [3200, 9300, 48, 1288000, 2.1, 1.58],
    [3500, 9570, 58, 1429000, 2.4, 1.43],
    [3500, 10820, 70, 1626000, 2.9, 1.79],
  ],
};
