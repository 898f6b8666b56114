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
  extraCrewHours: 0,
  segments: ['agricultural', 'road_salt'],
  // biome-ignore format: a table reads best as one
  units: [
    { diameterMm: 2050, heightMm: 3200, volumeM3: 8, priceCents: 630000, emptyMassT: 0.4, slenderness: 1.18 },
    { diameterMm: 2050, heightMm: 4410, volumeM3: 12, priceCents: 738000, emptyMassT: 0.5, slenderness: 1.77 },
    { diameterMm: 2400, heightMm: 4140, volumeM3: 15, priceCents: 800000, emptyMassT: 0.5, slenderness: 1.38 },
    { diameterMm: 2400, heightMm: 5260, volumeM3: 20, priceCents: 919000, emptyMassT: 0.7, slenderness: 1.84 },
    { diameterMm: 2800, heightMm: 4940, volumeM3: 25, priceCents: 1008000, emptyMassT: 0.8, slenderness: 1.45 },
    { diameterMm: 2800, heightMm: 5790, volumeM3: 30, priceCents: 1116000, emptyMassT: 0.9, slenderness: 1.74 },
    { diameterMm: 3000, heightMm: 6640, volumeM3: 40, priceCents: 1306000, emptyMassT: 1.1, slenderness: 1.89 },
    { diameterMm: 3000, heightMm: 7390, volumeM3: 45, priceCents: 1409000, emptyMassT: 1.2, slenderness: 2.12 },
    { diameterMm: 3500, heightMm: 6230, volumeM3: 50, priceCents: 1455000, emptyMassT: 1.2, slenderness: 1.49 },
    { diameterMm: 3500, heightMm: 7320, volumeM3: 60, priceCents: 1635000, emptyMassT: 1.4, slenderness: 1.78 },
    { diameterMm: 3500, heightMm: 8950, volumeM3: 75, priceCents: 1905000, emptyMassT: 1.7, slenderness: 2.23 },
    { diameterMm: 4000, heightMm: 8360, volumeM3: 90, priceCents: 2088000, emptyMassT: 1.9, slenderness: 1.79 },
    { diameterMm: 4000, heightMm: 10030, volumeM3: 110, priceCents: 2414000, emptyMassT: 2.3, slenderness: 2.19 },
    { diameterMm: 4000, heightMm: 11280, volumeM3: 125, priceCents: 2658000, emptyMassT: 2.5, slenderness: 2.49 },
  ],
};
