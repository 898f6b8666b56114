import { expect, test } from 'vitest';
import { constructionsFor, defaultConstruction, isConstructionId } from './constructions.ts';

test('silos have three constructions, tanks have two (TY-01)', () => {
  const silos = ['silo_skirt', 'silo_short_skirt_with_legs', 'silo_short_skirt_no_legs'];
  expect(constructionsFor('solid')).toEqual(silos);
  expect(constructionsFor(undefined)).toEqual(silos);
  expect(constructionsFor('liquid')).toEqual(['tank_flat_bottom', 'tank_convex_bottom']);
});

test('the basic flow uses the plain construction (TY-01)', () => {
  expect([defaultConstruction('solid'), defaultConstruction('liquid')]).toEqual([
    'silo_skirt',
    'tank_flat_bottom',
  ]);
});

test('other names are not constructions', () => {
  expect(isConstructionId('tank_flat_bottom')).toBe(true);
  expect(isConstructionId('toString')).toBe(false);
});
