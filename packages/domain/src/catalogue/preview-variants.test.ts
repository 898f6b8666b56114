import {
  previewVariant,
  previewVariants,
  sizeShown,
  storageTypeCodes,
  unitRows,
} from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';

test.each([
  ['vvs4', 2800, 5499, 20, 'small'],
  ['vvs4', 2800, 5500, 20, 'medium'],
  ['vvs4', 2800, 7499, 20, 'medium'],
  ['vvs4', 2800, 7500, 20, 'large'],
  ['vvs4', 2801, 10999, 20, 'medium_wide'],
  ['vvs4', 2801, 4000, 20, 'medium_wide'],
  ['vvs4', 2801, 11000, 20, 'large_wide'],
  ['vb4', 3000, 5000, 50, 'small'],
  ['vb4', 3000, 5000, 51, 'medium'],
  ['vb4', 3000, 5000, 70, 'medium'],
  ['vb4', 3000, 5000, 71, 'large'],
  ['nb', 3000, 5000, 49, 'small'],
  ['nb', 3000, 5000, 50, 'medium'],
  ['nb', 3000, 5000, 69, 'medium'],
  ['nb', 3000, 5000, 70, 'large'],
  ['spw', 3000, 5000, 49, 'small'],
  ['spw', 3000, 5000, 50, 'medium'],
  ['spw', 3000, 5000, 70, 'large'],
  ['dds4', 2400, 5000, 20, 'default'],
  ['dds4', 3500, 10000, 70, 'default'],
  ['fs', 3000, 12000, 40, '30'],
  ['fs', 3500, 12000, 40, '35'],
  ['fs', 4000, 12000, 40, '40'],
  ['fs', 3200, 12000, 40, '30'],
  ['ms', 2050, 6230, 6, 'small'],
] as const)(
  '%s Ø%d, %d mm, %d m³ is shown as %s (CF-11)',
  (type, diameterMm, heightMm, volumeM3, variant) => {
    expect(previewVariant({ type, diameterMm, heightMm, volumeM3 })).toBe(variant);
  },
);

test.each(storageTypeCodes)('every picture of %s shows a size within its limits (CF-11, V7)', (type) => {
  for (const { name, shows } of previewVariants[type]) {
    expect(previewVariant(sizeShown(type, name))).toBe(name);
    expect(unitRows[type]).toContainEqual(expect.objectContaining(shows));
  }
});
