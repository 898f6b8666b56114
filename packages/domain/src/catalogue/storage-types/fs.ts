import type { StorageType } from '../storage-type.ts';

/** Salt silo on a drive-through frame and a concrete foundation; outdoors only. */
export const fs: StorageType = {
  code: 'fs',
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
    support: { kind: 'frame', columns: 4, columnMm: 240, aboveClearanceMm: 450, standsOn: 'foundation' },
    shell: { kind: 'wound', ringMm: 2000 },
  },
  ullage: { kind: 'fixed', mm: 300 },
  limits: {
    densityKgM3: 1300,
    foundationDensityKgM3: 1400,
    temperatureC: 50,
    designWindMs: 27.5,
    designSnowKnM2: 2,
    mayStandInside: false,
    greatestContentT: 300,
  },
  look: { material: 'grp', contents: '#b9c6d2' },
  delivery: { kind: 'whole' },
  assembly: { extraHours: 4 },
};
