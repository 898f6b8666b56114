import type { StorageType } from '../storage-type.ts';

/** Salt silo on a drive-through frame and a concrete foundation; outdoors only. */
export const fs: StorageType = {
  code: 'fs',
  substance: 'solid',
  bottom: 'hopper',
  support: 'passage-frame',
  base: { kind: 'passage', addedMm: 450 },
  ullage: { kind: 'fixed', heightMm: 300 },
  densityLimitKgM3: 1300,
  foundationDensityKgM3: 1400,
  temperatureLimitC: 50,
  designWindMs: 27.5,
  mayStandInside: false,
  segments: ['road_salt'],
  units: [
    [3000, 10530, 30, 2505000, 2.5, 1.13, 3050, 3600],
    [3000, 12350, 40, 2923000, 3.2, 1.6, 3050, 4000],
    [3000, 13760, 50, 3303000, 4, 2.07, 3050, 4000],
    [3000, 15180, 60, 3683000, 4.7, 2.54, 3050, 4000],
    [3000, 17800, 75, 4299000, 5.8, 3.25, 3050, 4500],
    [3500, 11200, 40, 2880000, 3.2, 0.9, 3500, 4000],
    [3500, 13280, 60, 3575000, 4.6, 1.49, 3500, 4000],
    [3500, 15340, 75, 4143000, 5.6, 1.94, 3500, 4500],
    [3500, 16900, 90, 4664000, 6.7, 2.38, 3500, 4500],
    [3500, 18460, 105, 5186000, 7.7, 2.83, 3500, 4500],
    [4000, 13370, 75, 4015000, 5.5, 1.2, 4000, 4000],
    [4000, 15860, 100, 4870000, 7.2, 1.7, 4000, 4500],
    [4000, 17850, 125, 5678000, 8.9, 2.2, 4000, 4500],
    [4000, 19840, 150, 6487000, 10.6, 2.7, 4000, 4500],
  ],
};
