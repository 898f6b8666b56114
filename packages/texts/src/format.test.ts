import { type LocaleName, localeNames } from '@silowright/domain/locale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMetres, formatMoney, formatMoneyDifference, formatNumber, inList } from './format.ts';

it.each([
  [[30_000, 2_057_000], '€300'],
  [[30_000, 55_036, 2_057_000], '€300.00'],
  [[null, 2_057_000], '€300'],
  [[], '€300'],
  [undefined, '€300.00'],
])('with the amounts %j the first is %s: one style per list (LG-05, U18)', (among, written) => {
  expect(formatMoney({ minor: 30_000, currency: 'EUR' }, 'en_GB', { ...(among && { among }) })).toBe(written);
});

it('an amount with cents keeps them, whatever the other amounts are (U18)', () => {
  expect(formatMoney({ minor: 55_036, currency: 'EUR' }, 'en_GB', { among: [30_000] })).toBe('€550.36');
});

it.each([
  [[], '+ €300'],
  [[55_036], '+ €300.00'],
])('a difference follows its list too: %j (CF-10, U18)', (among, written) => {
  expect(formatMoneyDifference({ minor: 30_000, currency: 'EUR' }, 'en_GB', among)).toBe(written);
});

it.each([
  ['SEK', 123_450, 'en_GB', 'SEK\u00a01,234.50'],
  ['SEK', 123_450, 'de_DE', '1.234,50\u00a0SEK'],
  ['SEK', 123_400, 'da_DK', '1.234,00\u00a0SEK'],
  ['DKK', 123_450, 'da_DK', '1.234,50\u00a0kr.'],
  ['ISK', 123_450, 'nl_NL', 'ISK\u00a0123.450'],
  ['EUR', 123_450, 'nl_NL', '€\u00a01.234,50'],
] as const)(
  'an amount in %s has its decimals and the style of the reader: %d in %s (MO-02)',
  (currency, minor, locale, text) => {
    expect(formatMoney({ minor, currency }, locale)).toBe(text);
  },
);

it.each([
  ['en_GB', '+ €1,000'],
  ['nl_NL', '+ €\u00a01.000'],
  ['de_DE', '+ 1.000\u00a0€'],
  ['da_DK', '+ 1.000\u00a0€'],
] as const)('a difference has the style of the reader, in %s: %s (CF-10, U26, B34)', (locale, written) => {
  expect(formatMoneyDifference({ minor: 100_000, currency: 'EUR' }, locale, [])).toBe(written);
});

it('whole amounts of a list lose their decimals in every currency (LG-05, MO-02)', () => {
  expect(formatMoney({ minor: 123_400, currency: 'SEK' }, 'en_GB', { among: [] })).toBe('SEK\u00a01,234');
});

it.each([
  [formatNumber(-4.25, 'en_GB'), '−4.25'],
  [formatNumber(-1200, 'nl_NL'), '−1.200'],
  [formatMoney({ minor: -123_450, currency: 'EUR' }, 'de_DE'), '−1.234,50\u00a0€'],
  [formatMoney({ minor: -123_450, currency: 'EUR' }, 'nl_NL'), '€\u00a0−1.234,50'],
  [formatMoneyDifference({ minor: -30_000, currency: 'EUR' }, 'da_DK'), '− 300\u00a0€'],
])('a negative number has a minus sign, not a hyphen: %s (LG-05)', (shown, written) => {
  expect(shown).toBe(written);
});

/** Numbers as the program wrote them before it used Intl: the style of the four languages, by hand. */
function byHand(value: number, locale: LocaleName, min: number, max: number): string {
  const [whole = '', decimals = ''] = String(Math.round(Number(`${value}e${max}`)) / 10 ** max).split('.');
  const [thousands, point] = locale === 'en_GB' ? [',', '.'] : ['.', ','];
  const shown = decimals.padEnd(min, '0');
  return whole.replace(/\B(?=(...)+$)/g, thousands) + (shown && point + shown);
}

const euros: Record<LocaleName, string> = {
  en_GB: '€#',
  nl_NL: '€\u00a0#',
  de_DE: '#\u00a0€',
  da_DK: '#\u00a0€',
};

it.each(localeNames)('every number, length and price of %s is written in its style (LG-05)', (locale) => {
  const digits = fc.integer({ min: 0, max: 3 });
  // Whole numbers, halves as they are written, and any others.
  const number = fc.oneof(
    fc.integer({ min: 0, max: 999_999_999 }),
    fc.integer({ min: 1, max: 99_999_999 }).map((n) => n / 1000 + 0.0005),
    fc.double({ min: 0.001, max: 999_999_999, noNaN: true }),
    fc.constantFrom(0, -0, 0.005, 1.005, 999_999.995, 1004.9999999999999, 1.1 * 1.1),
  );
  fc.assert(
    fc.property(number, digits, fc.constantFrom(1, 2), (value, max, decimals) => {
      expect(formatNumber(value, locale, max)).toBe(byHand(value, locale, 0, max));
      expect(formatMetres(value, locale, decimals)).toBe(byHand(value / 1000, locale, decimals, decimals));
      const minor = Math.round(value);
      const written = (amount: number, shown: number) =>
        euros[locale]!.replace('#', byHand(amount, locale, shown, shown));
      expect(formatMoney({ minor, currency: 'EUR' }, locale)).toBe(written(minor / 100, 2));
      expect(formatMoney({ minor: minor * 100, currency: 'EUR' }, locale, { among: [] })).toBe(
        written(minor, 0),
      );
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['en_GB', '10.A, 20 and 30'],
  ['nl_NL', '10.A, 20 en 30'],
  ['de_DE', '10.A, 20 und 30'],
  ['da_DK', '10.A, 20 og 30'],
] as const)('lists numbers of positions in %s (PJ-04)', (locale, written) => {
  expect(inList(locale, ['10.A', '20', '30'])).toBe(written);
});
