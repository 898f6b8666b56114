import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';
import { loadGazetteer } from './gazetteer.ts';

test.each([
  ['Lemmer', 52.84, 5.7, 'NL'],
  ['Paris', 48.86, 2.35, 'FR'],
  ['Büsingen, a German village inside Switzerland', 47.697, 8.69, 'DE'],
  ['Las Palmas', 28.12, -15.43, 'ES'],
  ['Ceuta', 35.89, -5.3, 'ES'],
  ['Nuuk', 64.18, -51.7, 'GL'],
  ['the middle of the North Sea', 54.5, 3.2, undefined],
  ['no number', Number.NaN, 5, undefined],
])('%s', (_, lat, lng, country) => {
  expect(countryOf(lat, lng)).toBe(country);
  expect(countryOf(lat, lng), 'the kept answer').toBe(country);
});

test('borders and gazetteer agree on the country of nearly every place of the home countries', () => {
  const { size, countries, countryOfPlace, lats, lngs } = loadGazetteer();
  const home = ['NL', 'BE', 'LU', 'DE', 'DK', 'AT', 'CH'];
  let asked = 0;
  let different = 0;
  for (let place = 0; place < size; place += 1) {
    const country = countries[countryOfPlace[place]!]!;
    if (!home.includes(country)) continue;
    asked += 1;
    if (countryOf(lats[place]!, lngs[place]!) !== country) different += 1;
  }
  expect(asked).toBeGreaterThan(10_000);
  expect(different / asked).toBeLessThan(0.002);
});
