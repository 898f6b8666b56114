import { storageTypes, unitsOf } from '@silowright/catalogue/testing/rules-catalogue';
import { expect, test } from 'vitest';
import { packUnits, unpackUnits } from './unit-measures.ts';

test.each(['agricultural', 'road_salt'] as const)(
  'units of %s lose only what the index does not need in the transfer to another thread',
  (segment) => {
    const units = unitsOf(segment);
    expect(units.length).toBeGreaterThan(5);
    const types = Object.values(storageTypes);
    expect(unpackUnits(packUnits(units, types), types)).toEqual(
      units.map(({ uuid, name, segment: _, passageWidthMm, article, pricesIn, ...measures }) => measures),
    );
  },
);
