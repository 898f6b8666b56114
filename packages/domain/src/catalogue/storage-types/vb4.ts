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
  extraCrewHours: 0,
  segments: ['agricultural'],
  // biome-ignore format: a table reads best as one
  units: [
    { diameterMm: 3000, heightMm: 4540, volumeM3: 25, priceCents: 844000, emptyMassT: 0.7, slenderness: 1.18 },
    { diameterMm: 3000, heightMm: 5250, volumeM3: 30, priceCents: 925000, emptyMassT: 0.8, slenderness: 1.42 },
    { diameterMm: 3000, heightMm: 5950, volumeM3: 35, priceCents: 1004000, emptyMassT: 0.9, slenderness: 1.65 },
    { diameterMm: 3000, heightMm: 6660, volumeM3: 40, priceCents: 1084000, emptyMassT: 1.1, slenderness: 1.89 },
    { diameterMm: 3500, heightMm: 5750, volumeM3: 45, priceCents: 1131000, emptyMassT: 1.1, slenderness: 1.34 },
    { diameterMm: 3500, heightMm: 6270, volumeM3: 50, priceCents: 1202000, emptyMassT: 1.2, slenderness: 1.49 },
    { diameterMm: 3500, heightMm: 7310, volumeM3: 60, priceCents: 1342000, emptyMassT: 1.4, slenderness: 1.78 },
    { diameterMm: 3500, heightMm: 8340, volumeM3: 70, priceCents: 1481000, emptyMassT: 1.6, slenderness: 2.08 },
    { diameterMm: 4000, heightMm: 7500, volumeM3: 80, priceCents: 1568000, emptyMassT: 1.7, slenderness: 1.59 },
    { diameterMm: 4000, heightMm: 8300, volumeM3: 90, priceCents: 1694000, emptyMassT: 1.9, slenderness: 1.79 },
    { diameterMm: 4000, heightMm: 9490, volumeM3: 105, priceCents: 1883000, emptyMassT: 2.1, slenderness: 2.09 },
    { diameterMm: 4000, heightMm: 10690, volumeM3: 120, priceCents: 2072000, emptyMassT: 2.4, slenderness: 2.39 },
  ],
};
