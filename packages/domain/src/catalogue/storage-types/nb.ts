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
  extraCrewHours: 0,
  segments: ['agricultural'],
  // biome-ignore format: a table reads best as one
  units: [
    { diameterMm: 2400, heightMm: 4140, volumeM3: 15, priceCents: 1315000, emptyMassT: 0.7, slenderness: 1.38 },
    { diameterMm: 2400, heightMm: 5260, volumeM3: 20, priceCents: 1470000, emptyMassT: 0.8, slenderness: 1.84 },
    { diameterMm: 2800, heightMm: 4940, volumeM3: 25, priceCents: 1586000, emptyMassT: 1, slenderness: 1.45 },
    { diameterMm: 2800, heightMm: 5790, volumeM3: 30, priceCents: 1726000, emptyMassT: 1.1, slenderness: 1.74 },
    { diameterMm: 3000, heightMm: 5900, volumeM3: 35, priceCents: 1962000, emptyMassT: 1.2, slenderness: 1.65 },
    { diameterMm: 3000, heightMm: 6640, volumeM3: 40, priceCents: 2094000, emptyMassT: 1.4, slenderness: 1.89 },
    { diameterMm: 3000, heightMm: 7390, volumeM3: 45, priceCents: 2228000, emptyMassT: 1.5, slenderness: 2.12 },
    { diameterMm: 3500, heightMm: 6230, volumeM3: 50, priceCents: 2289000, emptyMassT: 1.6, slenderness: 1.49 },
    { diameterMm: 3500, heightMm: 7320, volumeM3: 60, priceCents: 2525000, emptyMassT: 1.8, slenderness: 1.78 },
    { diameterMm: 3500, heightMm: 8410, volumeM3: 70, priceCents: 2761000, emptyMassT: 2.1, slenderness: 2.08 },
    { diameterMm: 3500, heightMm: 9500, volumeM3: 80, priceCents: 3222000, emptyMassT: 2.3, slenderness: 2.38 },
    { diameterMm: 4000, heightMm: 8360, volumeM3: 90, priceCents: 3346000, emptyMassT: 2.4, slenderness: 1.79 },
    { diameterMm: 4000, heightMm: 9610, volumeM3: 105, priceCents: 3666000, emptyMassT: 2.8, slenderness: 2.09 },
    { diameterMm: 4000, heightMm: 10860, volumeM3: 120, priceCents: 3985000, emptyMassT: 3.1, slenderness: 2.39 },
  ],
};
