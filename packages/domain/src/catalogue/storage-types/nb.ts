import type { StorageType } from '../storage-type.ts';

/** Tank for wet by-products: flat bottom, agitator, resin for high temperatures. */
export const nb: StorageType = {
  code: 'nb',
  substance: 'liquid',
  standard: [
    { part: 'fill-pipe', pipeMm: 90 },
    { part: 'inlet', form: 'camlock', dn: 80 },
    { part: 'roof-vent', dn: 100 },
    { part: 'roof-manhole', dn: 600 },
    { part: 'outlet', form: 'butterfly', dn: 100, drive: 'lever' },
    { part: 'wall-drive', motorMm: [420, 240], when: { upToM3: 30 } },
    { part: 'wall-drive', motorMm: [560, 300], when: { aboveM3: 30, upToM3: 70 } },
    { part: 'wall-drive', motorMm: [740, 380], when: { aboveM3: 70 } },
  ],
  segments: ['agricultural'],
  shape: {
    bottom: { kind: 'flat' },
    roof: { kind: 'cone', angleDeg: 15, neckMm: 150 },
    support: { kind: 'plinth', heightMm: 150, beyondMm: 300 },
    shell: { kind: 'wound', ringMm: 2000 },
  },
  ullage: { kind: 'share', percent: 5, minimumMm: 200 },
  limits: {
    densityKgM3: 1400,
    foundationDensityKgM3: 1400,
    temperatureC: 80,
    designWindMs: 27.5,
    designSnowKnM2: 2,
    mayStandInside: true,
    greatestContentT: 300,
  },
  look: { material: 'grp', contents: '#7d5227' },
  delivery: { kind: 'whole' },
  assembly: { extraHours: 0 },
};
