import type { StorageType } from '../storage-type.ts';

/** Flat-bottom silo on a slab, emptied by a sweep auger or a side outlet. */
export const vb4: StorageType = {
  code: 'vb4',
  substance: 'solid',
  standard: [
    { part: 'fill-pipe', pipeMm: 110 },
    { part: 'vent-pipe', pipeMm: 200 },
    { part: 'roof-manhole', dn: 600 },
    { part: 'outlet', form: 'sweep', dn: 250, drive: 'electric' },
  ],
  segments: ['agricultural'],
  shape: {
    bottom: { kind: 'flat' },
    roof: { kind: 'cone', angleDeg: 15, neckMm: 150 },
    support: { kind: 'plinth', heightMm: 150, beyondMm: 300 },
    shell: { kind: 'wound', ringMm: 2000 },
  },
  ullage: { kind: 'fixed', mm: 300 },
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
