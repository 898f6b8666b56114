import type { StorageType } from '../storage-type.ts';

/** Dual-purpose silo: like the classic silo, with a heavier shell for both feed and whole grain. */
export const dds4: StorageType = {
  code: 'dds4',
  substance: 'solid',
  standard: [
    { part: 'fill-pipe', pipeMm: 110 },
    { part: 'vent-pipe', pipeMm: 200 },
    { part: 'roof-manhole', dn: 600 },
    { part: 'outlet', form: 'slide', dn: 400, drive: 'hand' },
  ],
  segments: ['agricultural'],
  shape: {
    bottom: { kind: 'cone', angleDeg: 60, outletMm: 400 },
    roof: { kind: 'cone', angleDeg: 15, neckMm: 150 },
    support: { kind: 'legs', outletHeightMm: 1000, count: 'by-diameter' },
    shell: { kind: 'wound', ringMm: 2000 },
  },
  ullage: { kind: 'fixed', mm: 250 },
  limits: {
    densityKgM3: 850,
    foundationDensityKgM3: 900,
    temperatureC: 50,
    designWindMs: 27.5,
    designSnowKnM2: 2,
    mayStandInside: true,
    greatestContentT: 300,
  },
  look: { material: 'grp', contents: '#c79a3f' },
  delivery: { kind: 'whole' },
  assembly: { extraHours: 0 },
};
