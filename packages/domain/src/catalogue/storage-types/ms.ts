import type { StorageType } from '../storage-type.ts';

/** Mobile salt silo on a ballasted frame, without a foundation. */
export const ms: StorageType = {
  code: 'ms',
  substance: 'solid',
  bottom: 'hopper',
  support: 'ballast-frame',
  base: { kind: 'passage', addedMm: 450 },
  ullage: { kind: 'fixed', heightMm: 300 },
  densityLimitKgM3: 1300,
  foundationDensityKgM3: 1400,
  temperatureLimitC: 50,
  designWindMs: 25,
  mayStandInside: true,
  segments: ['road_salt'],
  units: [
    [2050, 6230, 6, 1274000, 0.8, 0.6, 2300, 2400],
    [2050, 6840, 8, 1379000, 1, 0.9, 2300, 2400],
    [2400, 7070, 10, 1493000, 1.3, 0.63, 2550, 2600],
    [2400, 7520, 12, 1589000, 1.5, 0.82, 2550, 2600],
    [2400, 8380, 15, 1746000, 1.8, 1.09, 2550, 2800],
    [2400, 9040, 18, 1889000, 2.1, 1.37, 2550, 2800],
    [2800, 9320, 22, 2079000, 2.5, 0.99, 2900, 3200],
    [2800, 9970, 26, 2256000, 2.9, 1.22, 2900, 3200],
    [2800, 10820, 30, 2446000, 3.4, 1.45, 2900, 3400],
  ],
};
