import { type LocaleName, locales } from '@silowright/domain/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatMoney } from './format.ts';
import { type PriceReading, readCents, readPrice } from './read-price.ts';

const summaryOf = (reading: PriceReading): number | string => {
  if (reading.ok) return reading.value;
  const { reason } = reading;
  return 'readings' in reason ? `${reason.code} ${reason.readings.join(' or ')}` : reason.code;
};

/** Dutch, German and Danish use a decimal comma; English uses a decimal point. */
const withComma: readonly LocaleName[] = ['nl_NL', 'de_DE', 'da_DK'];

type Summary = number | string;
const table: readonly (readonly [typed: string, english: Summary, withComma: Summary])[] = [
  // Inputs that an earlier version read as other prices or refused.
  ['4.130,00', 413_000, 413_000],
  ['4,130.00', 413_000, 413_000],
  ['€ 4.130,00', 413_000, 413_000],
  ['€ 4,130.00', 413_000, 413_000],
  ['4.130,00 €', 413_000, 413_000],
  ['€4,130.00', 413_000, 413_000],
  ['5.100,00', 510_000, 510_000],
  ['5400,00', 540_000, 540_000],
  ['705 000', 70_500_000, 70_500_000],
  ['1.000', 'ambiguous 100000 or 100', 100_000],
  ['1,000', 100_000, 'ambiguous 100000 or 100'],
  ['6,050', 605_000, 'ambiguous 605000 or 605'],
  // As decimals it is no whole cents; it is still not accepted as thousands without a question.
  ['6,055', 605_500, 'ambiguous 605500'],
  ['6.055', 'ambiguous 605500', 605_500],
  ['12,5', 1_250, 1_250],
  ['12.5', 1_250, 1_250],
  ['12,50', 1_250, 1_250],
  ['12.50', 1_250, 1_250],
  ['310,50', 31_050, 31_050],
  // Whole euros.
  ['0', 0, 0],
  ['7', 700, 700],
  ['100', 10_000, 10_000],
  ['9380', 938_000, 938_000],
  ['938000', 93_800_000, 93_800_000],
  ['10000000', 1_000_000_000, 1_000_000_000],
  ['10000001', 'too-large', 'too-large'],
  ['99999999999999999999999', 'too-large', 'too-large'],
  // Cents.
  ['0.01', 1, 1],
  ['0,01', 1, 1],
  ['0,1', 10, 10],
  ['9380.99', 938_099, 938_099],
  ['10,000,000.00', 1_000_000_000, 1_000_000_000],
  ['10.000.000,01', 'too-large', 'too-large'],
  ['1.2345', 'decimals', 'not-a-price'],
  ['1,2345', 'not-a-price', 'decimals'],
  ['0.005', 'decimals', 'not-a-price'],
  ['0,005', 'not-a-price', 'decimals'],
  ['1234.567', 'decimals', 'not-a-price'],
  ['1234,567', 'not-a-price', 'decimals'],
  ['1,234.567', 'decimals', 'not-a-price'],
  ['1.234,567', 'not-a-price', 'decimals'],
  // Digit groups.
  ['1,234.50', 123_450, 123_450],
  ['1.234,50', 123_450, 123_450],
  ['1,234,567', 123_456_700, 123_456_700],
  ['1.234.567', 123_456_700, 123_456_700],
  ['1 234', 123_400, 123_400],
  ['1\u00a0234', 123_400, 123_400],
  ['1\u202f234', 123_400, 123_400],
  ['1\u2009234,50', 123_450, 123_450],
  ['12 34', 'not-a-price', 'not-a-price'],
  ['1  234', 'not-a-price', 'not-a-price'],
  ['1\t234', 'not-a-price', 'not-a-price'],
  ['1.234 567', 'not-a-price', 'not-a-price'],
  ['1,23,456', 'not-a-price', 'not-a-price'],
  ['1.23.456', 'not-a-price', 'not-a-price'],
  ['12,34.56', 'not-a-price', 'not-a-price'],
  ['1.234,567.89', 'not-a-price', 'not-a-price'],
  ['0.100', 'decimals', 'not-a-price'],
  ['0,100', 'not-a-price', 'decimals'],
  ['1..000', 'not-a-price', 'not-a-price'],
  ['1,,5', 'not-a-price', 'not-a-price'],
  ["1'000", 'not-a-price', 'not-a-price'],
  ['1_000', 'not-a-price', 'not-a-price'],
  // Incomplete input.
  ['', 'empty', 'empty'],
  ['   ', 'empty', 'empty'],
  ['€', 'empty', 'empty'],
  ['12,', 'not-a-price', 'not-a-price'],
  ['12.', 'not-a-price', 'not-a-price'],
  ['5.', 'not-a-price', 'not-a-price'],
  ['5.1', 510, 510],
  ['5.100,', 'not-a-price', 'not-a-price'],
  ['.5', 'not-a-price', 'not-a-price'],
  [',50', 'not-a-price', 'not-a-price'],
  // Euro sign.
  ['€ 12', 1_200, 1_200],
  ['€12', 1_200, 1_200],
  ['12 €', 1_200, 1_200],
  ['EUR 12', 1_200, 1_200],
  ['12 eur', 1_200, 1_200],
  ['€ 12 €', 'not-a-price', 'not-a-price'],
  ['$12', 'not-a-price', 'not-a-price'],
  ['12 kr.', 'not-a-price', 'not-a-price'],
  ['12,-', 'not-a-price', 'not-a-price'],
  ['  12  ', 1_200, 1_200],
  // As spreadsheets write prices, dates and errors.
  ['1.234,50 €', 123_450, 123_450],
  ['€1,234.50', 123_450, 123_450],
  ['€\u00a01.234,5', 123_450, 123_450],
  ['9380,0', 938_000, 938_000],
  ['9380.0', 938_000, 938_000],
  ['9380.000000001', 'decimals', 'not-a-price'],
  ['3,1206E+10', 'not-a-price', 'not-a-price'],
  ['9.38E+03', 'not-a-price', 'not-a-price'],
  ['########', 'not-a-price', 'not-a-price'],
  ['#N/A', 'not-a-price', 'not-a-price'],
  ['#VERW!', 'not-a-price', 'not-a-price'],
  ['12.05.2026', 'not-a-price', 'not-a-price'],
  ["'9380", 'not-a-price', 'not-a-price'],
  ['"9380"', 'not-a-price', 'not-a-price'],
  ['9380,--', 'not-a-price', 'not-a-price'],
  ['9.380,-', 'not-a-price', 'not-a-price'],
  ['ca. 9000', 'not-a-price', 'not-a-price'],
  ['9k', 'not-a-price', 'not-a-price'],
  ['9 380.00', 938_000, 938_000],
  // Not a price.
  ['-5', 'negative', 'negative'],
  ['−5', 'negative', 'negative'],
  ['–5,00', 'negative', 'negative'],
  ['- € 5', 'negative', 'negative'],
  ['€ -5', 'negative', 'negative'],
  ['(5)', 'negative', 'negative'],
  ['5-', 'not-a-price', 'not-a-price'],
  ['+5', 'not-a-price', 'not-a-price'],
  ['+3%', 'not-a-price', 'not-a-price'],
  ['007', 'not-a-price', 'not-a-price'],
  ['00', 'not-a-price', 'not-a-price'],
  ['1e3', 'not-a-price', 'not-a-price'],
  ['0x10', 'not-a-price', 'not-a-price'],
  ['=1+1', 'not-a-price', 'not-a-price'],
  ['12abc', 'not-a-price', 'not-a-price'],
  ['NaN', 'not-a-price', 'not-a-price'],
  ['Infinity', 'not-a-price', 'not-a-price'],
  ['１２', 'not-a-price', 'not-a-price'],
  ['١٢', 'not-a-price', 'not-a-price'],
  ['12\n13', 'not-a-price', 'not-a-price'],
  ['1/2', 'not-a-price', 'not-a-price'],
  ['½', 'not-a-price', 'not-a-price'],
  ['O', 'not-a-price', 'not-a-price'],
];

describe('a price typed in euros', () => {
  it.each(table)(
    '%j is %j in English and %j with a comma, never a guess (B2, PX-01, B22, U26)',
    (typed, english, comma) => {
      expect(summaryOf(readPrice(typed, 'en_GB', 'EUR'))).toBe(english);
      expect(withComma.map((locale) => summaryOf(readPrice(typed, locale, 'EUR')))).toEqual([
        comma,
        comma,
        comma,
      ]);
    },
  );

  it.each(Object.values(locales))('%s: a formatted price is read back as the same cents (B2)', (locale) => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, (price) => {
        expect(readPrice(formatAmount({ minor: price, currency: 'EUR' }, locale), locale, 'EUR')).toEqual({
          ok: true,
          value: price,
        });
        // A price copied from a page in the same language, with the euro sign.
        expect(readPrice(formatMoney({ minor: price, currency: 'EUR' }, locale), locale, 'EUR')).toEqual({
          ok: true,
          value: price,
        });
      }),
    );
  });

  it('a price printed in one language is read as the same cents in every other (B22)', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    const locale = fc.constantFrom(...Object.values(locales));
    fc.assert(
      fc.property(cents, locale, locale, (minor, printedIn, readIn) => {
        const printed = formatMoney({ minor, currency: 'EUR' }, printedIn);
        expect(readPrice(printed, readIn, 'EUR')).toEqual({ ok: true, value: minor });
      }),
    );
  });

  it('any input is refused or keeps its digits (B2)', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789., €-+e%') });
    fc.assert(
      fc.property(typed, fc.constantFrom(...Object.values(locales)), (text, locale) => {
        const reading = readPrice(text, locale, 'EUR');
        if (!reading.ok) return;
        const digits = `${reading.value}`.replace(/0+$/, '').padStart(1, '0');
        expect(
          text
            .replace(/\D/g, '')
            .replace(/^0+(?=.)|0+$/g, '')
            .padStart(1, '0'),
        ).toBe(digits);
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each<[string, Summary]>([
  ['310,50', 'not-whole-cents'],
  ['310.50', 'not-whole-cents'],
  ['31 050', 'not-whole-cents'],
  ['31.050', 'not-whole-cents'],
  ['€ 310', 'not-whole-cents'],
  ['007', 'not-whole-cents'],
  ['1e3', 'not-whole-cents'],
  ['-1', 'negative'],
  ['', 'empty'],
  ['1000000001', 'too-large'],
  ['1000000000', 1_000_000_000],
  ['0', 0],
  [' 31050 ', 31_050],
])('a price typed in cents: %j is %j (B2)', (typed, expected) => {
  expect(summaryOf(readCents(typed))).toBe(expected);
});

it.each([
  ['kr 12.500,50', 'nl_NL', 'SEK', 1_250_050],
  ['12,500.50 SEK', 'en_GB', 'SEK', 1_250_050],
  ['€ 100', 'nl_NL', 'SEK', 'not-a-price'],
  ['125.000', 'nl_NL', 'ISK', 125_000],
  ['125,5', 'nl_NL', 'ISK', 'decimals'],
] as const)('%s in %s, in %s, is %s (MO-02)', (typed, locale, currency, expected) => {
  expect(summaryOf(readPrice(typed, locale, currency))).toBe(expected);
});
