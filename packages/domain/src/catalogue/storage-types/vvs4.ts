import type { StorageType } from '../storage-type.ts';

/** Classic silo: cylinder and hopper on steel legs, outlet 1.00 m above the ground. */
export const vvs4: StorageType = {
  code: 'vvs4',
  substance: 'solid',
  bottom: 'hopper',
  support: 'legs',
  base: { kind: 'fixed', heightMm: 1000 },
  ullage: { kind: 'fixed', heightMm: 250 },
  densityLimitKgM3: 650,
  foundationDensityKgM3: 800,
  temperatureLimitC: 50,
  designWindMs: 27.5,
  mayStandInside: true,
  segments: ['agricultural'],
  units: [
    [2050, 4330, 6, 413000, 0.3, 0.6],
    [2050, 4940, 8, 457000, 0.4, 0.9],
    [2050, 5550, 10, 502000, 0.4, 1.19],
    [2400, 5420, 12, 535000, 0.5, 0.82],
    [2400, 6080, 15, 592000, 0.6, 1.09],
    [2400, 6740, 18, 649000, 0.7, 1.37],
    [2800, 6620, 22, 705000, 0.8, 0.99],
    [2800, 7270, 26, 771000, 0.9, 1.22],
    [2800, 7920, 30, 838000, 1, 1.45],
    [2800, 8890, 36, 938000, 1.2, 1.8],
    [3200, 8930, 45, 1044000, 1.5, 1.46],
    [3200, 10170, 55, 1191000, 1.7, 1.85],
    [3500, 10300, 65, 1301000, 2, 1.64],
    [3500, 11860, 80, 1507000, 2.4, 2.09],
  ],
};
