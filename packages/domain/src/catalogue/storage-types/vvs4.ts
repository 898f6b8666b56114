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
  extraCrewHours: 0,
  segments: ['agricultural'],
  // biome-ignore format: a table reads best as one
  units: [
    { diameterMm: 2050, heightMm: 4330, volumeM3: 6, priceCents: 413000, emptyMassT: 0.3, slenderness: 0.6 },
    { diameterMm: 2050, heightMm: 4940, volumeM3: 8, priceCents: 457000, emptyMassT: 0.4, slenderness: 0.9 },
    { diameterMm: 2050, heightMm: 5550, volumeM3: 10, priceCents: 502000, emptyMassT: 0.4, slenderness: 1.19 },
    { diameterMm: 2400, heightMm: 5420, volumeM3: 12, priceCents: 535000, emptyMassT: 0.5, slenderness: 0.82 },
    { diameterMm: 2400, heightMm: 6080, volumeM3: 15, priceCents: 592000, emptyMassT: 0.6, slenderness: 1.09 },
    { diameterMm: 2400, heightMm: 6740, volumeM3: 18, priceCents: 649000, emptyMassT: 0.7, slenderness: 1.37 },
    { diameterMm: 2800, heightMm: 6620, volumeM3: 22, priceCents: 705000, emptyMassT: 0.8, slenderness: 0.99 },
    { diameterMm: 2800, heightMm: 7270, volumeM3: 26, priceCents: 771000, emptyMassT: 0.9, slenderness: 1.22 },
    { diameterMm: 2800, heightMm: 7920, volumeM3: 30, priceCents: 838000, emptyMassT: 1, slenderness: 1.45 },
    { diameterMm: 2800, heightMm: 8890, volumeM3: 36, priceCents: 938000, emptyMassT: 1.2, slenderness: 1.8 },
    { diameterMm: 3200, heightMm: 8930, volumeM3: 45, priceCents: 1044000, emptyMassT: 1.5, slenderness: 1.46 },
    { diameterMm: 3200, heightMm: 10170, volumeM3: 55, priceCents: 1191000, emptyMassT: 1.7, slenderness: 1.85 },
    { diameterMm: 3500, heightMm: 10300, volumeM3: 65, priceCents: 1301000, emptyMassT: 2, slenderness: 1.64 },
    { diameterMm: 3500, heightMm: 11860, volumeM3: 80, priceCents: 1507000, emptyMassT: 2.4, slenderness: 2.09 },
  ],
};
