import { shippedCountries } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { countryWindMs, servedCountry } from './countries.ts';
import { countryCode, placeInLanguage } from './country-names.ts';

test('33 countries are served, with the values of the tables and defaults for the rest', () => {
  expect(Object.keys(shippedCountries.served)).toHaveLength(33);
  expect(servedCountry('DE', shippedCountries)).toEqual({
    windMs: 25,
    permitCountries: 2,
    detour: 1.25,
    currency: 'EUR',
  });
  expect(servedCountry('PT', shippedCountries)).toEqual({
    windMs: 27,
    permitCountries: 4,
    detour: 1.3,
    currency: 'EUR',
  });
  expect(servedCountry('LI', shippedCountries)).toEqual({
    windMs: 25,
    permitCountries: 4,
    detour: 1.3,
    currency: 'EUR',
  });
  expect(servedCountry('NO', shippedCountries)).toEqual({
    windMs: 26,
    permitCountries: 5,
    detour: 1.6,
    currency: 'EUR',
    sea: { standard: 650, wide: 1300 },
  });
});

test.each(['IS', 'MT', 'CY', 'RU', 'BY', 'UA', 'TR', 'US', 'constructor', '', undefined])(
  '%s is not served',
  (code) => {
    expect(servedCountry(code, shippedCountries)).toBeUndefined();
    expect(countryWindMs(code, shippedCountries)).toBe(25);
  },
);

test.each([
  ['Germany', 'DE'],
  ['Duitsland', 'DE'],
  ['Deutschland', 'DE'],
  ['Tyskland', 'DE'],
  [' nederland ', 'NL'],
  ['The Netherlands', 'NL'],
  ['Holland', 'NL'],
  ['UK', 'GB'],
  ['Vereinigtes Königreich', 'GB'],
  ['Czech Republic', 'CZ'],
  ['lu', 'LU'],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is the country %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});

test.each([
  ['Zwolle, Netherlands', 'de', 'Zwolle, Niederlande'],
  ['Brüggen, Niedersachsen, Deutschland', 'da', 'Brüggen, Niedersachsen, Tyskland'],
  ['Holland', 'nl', 'Nederland'],
  ['Springfield, IN', 'de', 'Springfield, IN'],
  ['Nergenshuizen', 'de', 'Nergenshuizen'],
] as const)('%s in %s is %s (V22)', (description, language, expected) => {
  expect(placeInLanguage(description, language)).toBe(expected);
});
