import { expect, test } from 'vitest';
import { minorDigitsOf } from './check-amounts.ts';

test('every currency has the digits that Intl uses', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    expect(minorDigitsOf(currency), currency).toBe(format.resolvedOptions().maximumFractionDigits);
  }
});

test('a code that is no currency has none', () => {
  expect(minorDigitsOf('XYZ')).toBeUndefined();
});
