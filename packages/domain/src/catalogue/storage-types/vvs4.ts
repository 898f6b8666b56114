import type { StorageType } from '../storage-type.ts';

/** Classic silo: cylinder and hopper on steel legs, outlet 1.00 m above the ground. */
export const vvs4: StorageType = {
  code: 'vvs4',
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
    densityKgM3: 650,
    foundationDensityKgM3: 800,
    temperatureC: 50,
    designWindMs: 27.5,
    designSnowKnM2: 2,
    mayStandInside: true,
    greatestContentT: 300,
  },
  look: { material: 'grp', contents: '#b98a45' },
  delivery: { kind: 'whole' },
  assembly: { extraHours: 0 },
};
