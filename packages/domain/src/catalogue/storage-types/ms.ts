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
  extraCrewHours: 0,
  segments: ['road_salt'],
  // biome-ignore format: a table reads best as one
  units: [
    { diameterMm: 2050, heightMm: 6230, volumeM3: 6, priceCents: 1274000, emptyMassT: 0.8, slenderness: 0.6, passageWidthMm: 2300, passageHeightMm: 2400 },
    { diameterMm: 2050, heightMm: 6840, volumeM3: 8, priceCents: 1379000, emptyMassT: 1, slenderness: 0.9, passageWidthMm: 2300, passageHeightMm: 2400 },
    { diameterMm: 2400, heightMm: 7070, volumeM3: 10, priceCents: 1493000, emptyMassT: 1.3, slenderness: 0.63, passageWidthMm: 2550, passageHeightMm: 2600 },
    { diameterMm: 2400, heightMm: 7520, volumeM3: 12, priceCents: 1589000, emptyMassT: 1.5, slenderness: 0.82, passageWidthMm: 2550, passageHeightMm: 2600 },
    { diameterMm: 2400, heightMm: 8380, volumeM3: 15, priceCents: 1746000, emptyMassT: 1.8, slenderness: 1.09, passageWidthMm: 2550, passageHeightMm: 2800 },
    { diameterMm: 2400, heightMm: 9040, volumeM3: 18, priceCents: 1889000, emptyMassT: 2.1, slenderness: 1.37, passageWidthMm: 2550, passageHeightMm: 2800 },
    { diameterMm: 2800, heightMm: 9320, volumeM3: 22, priceCents: 2079000, emptyMassT: 2.5, slenderness: 0.99, passageWidthMm: 2900, passageHeightMm: 3200 },
    { diameterMm: 2800, heightMm: 9970, volumeM3: 26, priceCents: 2256000, emptyMassT: 2.9, slenderness: 1.22, passageWidthMm: 2900, passageHeightMm: 3200 },
    { diameterMm: 2800, heightMm: 10820, volumeM3: 30, priceCents: 2446000, emptyMassT: 3.4, slenderness: 1.45, passageWidthMm: 2900, passageHeightMm: 3400 },
  ],
};
