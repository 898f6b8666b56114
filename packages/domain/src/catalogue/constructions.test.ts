import { expect, test } from 'vitest';
import { constructionsFor, defaultConstruction, isConstructionId } from './constructions.ts';

test('three constructions for silos, two for tanks (TY-01)', () => {
  const silos = ['silo_skirt', 'silo_short_skirt_with_legs', 'silo_short_skirt_no_legs'];
  expect(constructionsFor('solid')).toEqual(silos);
  expect(constructionsFor(undefined)).toEqual(silos);
  expect(constructionsFor('liquid')).toEqual(['tank_flat_bottom', 'tank_convex_bottom']);
});

test('the basic flow takes the plain one (TY-01)', () => {
  expect([defaultConstruction('solid'), defaultConstruction('liquid')]).toEqual([
    'silo_skirt',
    'tank_flat_bottom',
  ]);
});

test('only these are constructions', () => {
  expect(isConstructionId('tank_flat_bottom')).toBe(true);
  expect(isConstructionId('toString')).toBe(false);
});
