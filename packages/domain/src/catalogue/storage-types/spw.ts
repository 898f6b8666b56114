import type { StorageType } from '../storage-type.ts';

/** Flat-bottom tank for waste water; in road salt the same tank holds brine. */
export const spw: StorageType = {
  code: 'spw',
  nameIn: { road_salt: 'storage-type.spw.name-brine' },
  substance: 'liquid',
  standard: [
    { part: 'fill-pipe', pipeMm: 90 },
    { part: 'inlet', form: 'camlock', dn: 80 },
    { part: 'roof-vent', dn: 100 },
    { part: 'roof-manhole', dn: 600 },
    { part: 'outlet', form: 'butterfly', dn: 100, drive: 'lever' },
  ],
  segments: ['agricultural', 'road_salt'],
  shape: {
    bottom: { kind: 'flat' },
    roof: { kind: 'cone', angleDeg: 15, neckMm: 150 },
    support: { kind: 'plinth', heightMm: 150, beyondMm: 300 },
    shell: { kind: 'wound', ringMm: 2000 },
  },
  ullage: { kind: 'share', percent: 5, minimumMm: 200 },
  limits: {
    densityKgM3: 1300,
    foundationDensityKgM3: 1300,
    temperatureC: 50,
    designWindMs: 27.5,
    designSnowKnM2: 2,
    mayStandInside: true,
    greatestContentT: 300,
  },
  look: { material: 'grp', contents: '#5d7f86' },
  delivery: { kind: 'whole' },
  assembly: { extraHours: 0 },
};
