import { bcp47, localeNames } from '@silowright/domain/locale';
import { expect, it } from 'vitest';

import { formatMetres, formatMoney, formatMoneyDifference, formatNumber } from './format.ts';

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

it.each(localeNames)('writes metres and small numbers of %s like Intl, without using it', (locale) => {
  for (const decimals of [1, 2] as const) {
    const { format } = new Intl.NumberFormat(bcp47(locale), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    const lengths = [
      ...Array.from({ length: 12_000 }, (_, mm) => mm),
      ...Array.from({ length: 3000 }, (_, at) => at * 4.7 + at / 7),
      ...[
        0.4, 6.7, 2500.5, 1004.9999999999999, 1005.0000000000001, 99_995, 999_949, 999_950, 999_995,
        1_000_000, 1_234_567,
      ],
    ];
    const differing = lengths.filter((mm) => formatMetres(mm, locale, decimals) !== format(mm / 1000));
    expect(differing).toEqual([]);
  }
});

/** Halves as they are written, halves as they are stored, ends of groups, and many between. */
const amounts = [
  ...[0, 7, 0.5, 999, 1000, 12_345, 999_999.994, 999_999.995, 999_999_999, 1e9, 1.5e12, 1e-7, 0.004, 0.005],
  ...[1.005, 1.255, 2.345, 8.345, 10.235, 1004.9999999999999, 0.1 + 0.2, 4.35 * 100, 1.1 * 1.1, 1e21],
  ...Array.from({ length: 5000 }, (_, at) => at * 13.7 + at / 7),
  ...Array.from({ length: 5000 }, (_, at) => at / 1000 + at * 5),
];

it.each(localeNames)('writes numbers of %s like Intl, mostly without using it (LG-05)', (locale) => {
  for (const maximumFractionDigits of [0, 1, 2, 3]) {
    const { format } = new Intl.NumberFormat(bcp47(locale), { maximumFractionDigits });
    const differing = amounts.filter(
      (value) => formatNumber(value, locale, maximumFractionDigits) !== format(value),
    );
    expect(differing).toEqual([]);
  }
});

it.each(localeNames)('writes euros of %s like Intl, mostly without using it (LG-05)', (locale) => {
  const [whole, exact] = [0, 2].map(
    (digits) =>
      new Intl.NumberFormat(bcp47(locale), {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  const differing = amounts
    .filter((amount) => amount < 1e13)
    .map((amount) => Math.round(amount * 100))
    .filter(
      (minor) =>
        formatMoney({ minor, currency: 'EUR' }, locale) !== exact!.format(minor / 100) ||
        formatMoney({ minor: minor * 100, currency: 'EUR' }, locale, { among: [] }) !== whole!.format(minor),
    );
  expect(differing).toEqual([]);
});
