import type { StorageType } from '../storage-type.ts';

/** Mobile salt silo on a ballasted frame, without a foundation. */
export const ms: StorageType = {
  code: 'ms',
  substance: 'solid',
  standard: [
    { part: 'fill-pipe', pipeMm: 110 },
    { part: 'vent-pipe', pipeMm: 200 },
    { part: 'roof-manhole', dn: 600 },
    { part: 'outlet', form: 'slide', dn: 400, drive: 'lever' },
  ],
  segments: ['road_salt'],
  shape: {
    bottom: { kind: 'cone', angleDeg: 60, outletMm: 400 },
    roof: { kind: 'cone', angleDeg: 15, neckMm: 150 },
    support: { kind: 'ballast-frame', columns: 4, columnMm: 160, aboveClearanceMm: 450, passage: true },
    shell: { kind: 'wound', ringMm: 2000 },
  },
  ullage: { kind: 'fixed', mm: 300 },
  limits: {
    densityKgM3: 1300,
    foundationDensityKgM3: 1400,
    temperatureC: 50,
    designWindMs: 25,
    designSnowKnM2: 3.2,
    mayStandInside: true,
    greatestContentT: 300,
  },
  look: { material: 'grp', contents: '#b9c6d2' },
  delivery: { kind: 'whole' },
  assembly: { extraHours: 0 },
};
