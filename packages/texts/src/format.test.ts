import { expect, it } from 'vitest';
import { formatPrice, formatPriceDifference } from './format.ts';

it.each([
  [[30_000, 2_057_000], '€300'],
  [[30_000, 55_036, 2_057_000], '€300.00'],
  [[null, 2_057_000], '€300'],
  [[], '€300'],
  [undefined, '€300.00'],
])('with the amounts %j the first is %s: one style per list (LG-05, U18)', (among, written) => {
  expect(formatPrice(30_000, 'en_GB', { ...(among && { among }) })).toBe(written);
});

it('an amount with cents keeps them, whatever the other amounts are (U18)', () => {
  expect(formatPrice(55_036, 'en_GB', { among: [30_000] })).toBe('€550.36');
});

it.each([
  [[], '+ €300'],
  [[55_036], '+ €300.00'],
])('a difference follows its list too: %j (CF-10, U18)', (among, written) => {
  expect(formatPriceDifference(30_000, 'en_GB', among)).toBe(written);
});
