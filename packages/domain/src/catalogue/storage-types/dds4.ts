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
  extraCrewHours: 0,
  segments: ['agricultural'],
  // biome-ignore format: a table reads best as one
  units: [
    { diameterMm: 2400, heightMm: 4970, volumeM3: 10, priceCents: 584000, emptyMassT: 0.6, slenderness: 0.63 },
    { diameterMm: 2400, heightMm: 5860, volumeM3: 14, priceCents: 673000, emptyMassT: 0.7, slenderness: 1 },
    { diameterMm: 2400, heightMm: 6740, volumeM3: 18, priceCents: 763000, emptyMassT: 0.9, slenderness: 1.37 },
    { diameterMm: 2800, heightMm: 6620, volumeM3: 22, priceCents: 831000, emptyMassT: 1.1, slenderness: 0.99 },
    { diameterMm: 2800, heightMm: 7270, volumeM3: 26, priceCents: 909000, emptyMassT: 1.2, slenderness: 1.22 },
    { diameterMm: 2800, heightMm: 8240, volumeM3: 32, priceCents: 1027000, emptyMassT: 1.5, slenderness: 1.57 },
    { diameterMm: 3200, heightMm: 8310, volumeM3: 40, priceCents: 1146000, emptyMassT: 1.8, slenderness: 1.27 },
    { diameterMm: 3200, heightMm: 9300, volumeM3: 48, priceCents: 1288000, emptyMassT: 2.1, slenderness: 1.58 },
    { diameterMm: 3500, heightMm: 9570, volumeM3: 58, priceCents: 1429000, emptyMassT: 2.4, slenderness: 1.43 },
    { diameterMm: 3500, heightMm: 10820, volumeM3: 70, priceCents: 1626000, emptyMassT: 2.9, slenderness: 1.79 },
  ],
};
