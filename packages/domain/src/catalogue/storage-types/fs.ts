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
  extraCrewHours: 4,
  segments: ['road_salt'],
  // biome-ignore format: a table reads best as one
  units: [
    { diameterMm: 3000, heightMm: 10530, volumeM3: 30, priceCents: 2505000, emptyMassT: 2.5, slenderness: 1.13, passageWidthMm: 3050, passageHeightMm: 3600 },
    { diameterMm: 3000, heightMm: 12350, volumeM3: 40, priceCents: 2923000, emptyMassT: 3.2, slenderness: 1.6, passageWidthMm: 3050, passageHeightMm: 4000 },
    { diameterMm: 3000, heightMm: 13760, volumeM3: 50, priceCents: 3303000, emptyMassT: 4, slenderness: 2.07, passageWidthMm: 3050, passageHeightMm: 4000 },
    { diameterMm: 3000, heightMm: 15180, volumeM3: 60, priceCents: 3683000, emptyMassT: 4.7, slenderness: 2.54, passageWidthMm: 3050, passageHeightMm: 4000 },
    { diameterMm: 3000, heightMm: 17800, volumeM3: 75, priceCents: 4299000, emptyMassT: 5.8, slenderness: 3.25, passageWidthMm: 3050, passageHeightMm: 4500 },
    { diameterMm: 3500, heightMm: 11200, volumeM3: 40, priceCents: 2880000, emptyMassT: 3.2, slenderness: 0.9, passageWidthMm: 3500, passageHeightMm: 4000 },
    { diameterMm: 3500, heightMm: 13280, volumeM3: 60, priceCents: 3575000, emptyMassT: 4.6, slenderness: 1.49, passageWidthMm: 3500, passageHeightMm: 4000 },
    { diameterMm: 3500, heightMm: 15340, volumeM3: 75, priceCents: 4143000, emptyMassT: 5.6, slenderness: 1.94, passageWidthMm: 3500, passageHeightMm: 4500 },
    { diameterMm: 3500, heightMm: 16900, volumeM3: 90, priceCents: 4664000, emptyMassT: 6.7, slenderness: 2.38, passageWidthMm: 3500, passageHeightMm: 4500 },
    { diameterMm: 3500, heightMm: 18460, volumeM3: 105, priceCents: 5186000, emptyMassT: 7.7, slenderness: 2.83, passageWidthMm: 3500, passageHeightMm: 4500 },
    { diameterMm: 4000, heightMm: 13370, volumeM3: 75, priceCents: 4015000, emptyMassT: 5.5, slenderness: 1.2, passageWidthMm: 4000, passageHeightMm: 4000 },
    { diameterMm: 4000, heightMm: 15860, volumeM3: 100, priceCents: 4870000, emptyMassT: 7.2, slenderness: 1.7, passageWidthMm: 4000, passageHeightMm: 4500 },
    { diameterMm: 4000, heightMm: 17850, volumeM3: 125, priceCents: 5678000, emptyMassT: 8.9, slenderness: 2.2, passageWidthMm: 4000, passageHeightMm: 4500 },
    { diameterMm: 4000, heightMm: 19840, volumeM3: 150, priceCents: 6487000, emptyMassT: 10.6, slenderness: 2.7, passageWidthMm: 4000, passageHeightMm: 4500 },
  ],
};
