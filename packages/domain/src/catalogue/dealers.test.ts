import { exampleDealers, pricedSegments, shippedCountries } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { validateEmail, validatePhone } from '../session/field-rules.ts';
import { servedCountry } from './countries.ts';

test('six example dealers in four countries, on reserved example domains', () => {
  expect(exampleDealers).toHaveLength(6);
  expect(new Set(exampleDealers.map(({ id }) => id)).size).toBe(6);
  expect(new Set(exampleDealers.map(({ country }) => country)).size).toBe(4);
  for (const dealer of exampleDealers) {
    expect(validateEmail(dealer.email), dealer.id).toBeUndefined();
    expect(validatePhone(dealer.phone), dealer.id).toBeUndefined();
    expect(dealer.email).toMatch(/\.example$/);
    expect(servedCountry(dealer.country, shippedCountries), dealer.id).toBeDefined();
  }
});

test('each priced segment has dealers', () => {
  for (const segment of pricedSegments) {
    expect(
      exampleDealers.some(({ segments }) => segments.includes(segment)),
      segment,
    ).toBe(true);
  }
});
