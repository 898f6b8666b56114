import { expect, it } from 'vitest';
import { sizeOfWire, wireSize } from './wire-size.ts';

it.each([
  [
    { diameterMm: 2800, heightMm: 7193, volumeM3: 25 },
    { diameter_mm: 2800, height_mm: 7193, volume: 25 },
  ],
  [
    { diameterMm: 4000, heightMm: 12_000, volumeM3: 80, passageWidthMm: 3050, passageHeightMm: 3600 },
    { diameter_mm: 4000, height_mm: 12_000, volume: 80, passage_width: 3050, passage_height: 3600 },
  ],
])(
  'converts measures to the names of the API and back, with a passage only if there is one',
  (size, wire) => {
    const unit = { ...size, name: 'not sent' };
    expect(wireSize(unit)).toStrictEqual(wire);
    expect(sizeOfWire(wire)).toStrictEqual(size);
  },
);
