import { sampleContent } from '@silowright/catalogue/testing/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinCatalogue, optionListOf, priceListOf } from '../catalogue/build-catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueContent } from '../catalogue/catalogue-content.ts';
import type { MoneyRules } from '../catalogue/money.ts';
import { buildIndex } from '../recommendation/build-index.ts';
import { recommend } from '../recommendation/recommend.ts';
import { currencyAt, inCurrency, type PricedPart } from './currency.ts';
import { optionsForUnit } from './options-for-unit.ts';
import { priceConfiguration } from './price-configuration.ts';
import { defaultSelection } from './resolve-selection.ts';

const vat = { sellerCountry: 'SE', rules: [] };
const money: MoneyRules = {
  base: 'SEK',
  currencies: {
    SEK: { minorDigits: 2 },
    EUR: { minorDigits: 2, rate: 0.0875, unitRounding: 10, optionRounding: 1, tariffRounding: 10 },
    ISK: { minorDigits: 0, rate: 13.2 },
    NOK: { minorDigits: 2, rate: 1.02, unitRounding: 0.5 },
  },
  defaultCurrency: 'EUR',
  vat,
};

describe('a price in another currency', () => {
  test.each<[number, PricedPart, string, number]>([
    [44_550_000, 'unit', 'SEK', 44_550_000],
    // 445,500 x 0.0875 = 38,981.25
    [44_550_000, 'unit', 'EUR', 3_898_000],
    [44_550_000, 'option', 'EUR', 3_898_100],
    [44_550_000, 'unit', 'ISK', 5_880_600],
    // Ties go to the even step: 2,000 x 0.0875 = 175 between 170 and 180; 1,885.71… is none.
    [200_000, 'unit', 'EUR', 18_000],
    [188_571, 'unit', 'EUR', 16_000],
    // 6,000 x 0.0875 = 525
    [600_000, 'tariff', 'EUR', 52_000],
    // 40 x 0.0875 = 3.5; 120 x 0.0875 = 10.5
    [4_000, 'option', 'EUR', 400],
    [12_000, 'option', 'EUR', 1_000],
    [0, 'option', 'EUR', 0],
    // 100.01 x 1.02 = 102.0102, in steps of a half
    [10_001, 'unit', 'NOK', 10_200],
    [10_001, 'option', 'NOK', 10_201],
  ])('%d öre of a %s in %s: %d (MO-01)', (base, part, currency, minor) => {
    expect(inCurrency(base, part, currency, money)).toBe(minor);
  });

  test('an own price takes the place of the rate (MO-01)', () => {
    expect(inCurrency(44_550_000, 'unit', 'EUR', money, { EUR: 3_990_000 })).toBe(3_990_000);
    expect(inCurrency(44_550_000, 'unit', 'NOK', money, { EUR: 3_990_000 })).toBe(45_441_000);
  });

  test('without a rate it is an error, never zero (MO-01)', () => {
    expect(() => inCurrency(1, 'unit', 'USD', money)).toThrow('no rate from SEK to USD');
  });

  test('is within half a step of base x rate, and a whole number of steps (MO-01)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom(0.01, 0.5, 1, 10, 100),
        (base, rateParts, step) => {
          const rate = rateParts / 1e6;
          const rules = {
            ...money,
            currencies: { ...money.currencies, X: { minorDigits: 2, rate, unitRounding: step } },
          };
          const minor = inCurrency(base, 'unit', 'X', rules);
          expect(Number.isSafeInteger(minor)).toBe(true);
          expect(minor % Math.round(step * 100)).toBe(0);
          const exact = base * rate;
          expect(Math.abs(minor - exact)).toBeLessThanOrEqual(step * 50 + exact * 1e-12);
        },
      ),
    );
  });
});

const content: CatalogueContent = {
  ...sampleContent,
  money: {
    ...money,
    base: 'EUR',
    defaultCurrency: 'EUR',
    currencies: {
      EUR: { minorDigits: 2 },
      DKK: { minorDigits: 2, rate: 7.4604, unitRounding: 50, optionRounding: 5, tariffRounding: 100 },
    },
  },
  delivery: {
    ...sampleContent.delivery,
    countries: {
      ...sampleContent.delivery.countries,
      served: {
        ...sampleContent.delivery.countries.served,
        DK: { ...sampleContent.delivery.countries.served.DK!, currency: 'DKK' },
      },
    },
  },
};
const [segment] = Object.keys(content.options) as [Catalogue['segment']];
const catalogueOf = (from: CatalogueContent, change: (prices: number) => number = (same) => same) => {
  const list = priceListOf(from, segment);
  return joinCatalogue(
    from,
    { ...list, prices: list.prices.map((row) => ({ ...row, priceInCents: change(row.priceInCents) })) },
    optionListOf(from, segment),
  );
};
const catalogue = catalogueOf(content);
const inDenmark = { latitude: 55.7, longitude: 9.5, country: 'DK' };

describe('a configuration in the currency of its country', () => {
  test('a served country has its currency; elsewhere the default one is used (MO-01)', () => {
    expect(['DK', 'DE', 'US', undefined, null].map((country) => currencyAt(country, catalogue))).toEqual([
      'DKK',
      'EUR',
      'EUR',
      'EUR',
      'EUR',
    ]);
  });

  test('the total is the sum of its converted lines, for every unit (MO-01)', () => {
    for (const unit of catalogue.units) {
      const groups = optionsForUnit(catalogue, unit, { country: 'DK' });
      for (const amountOfUnits of [1, 3]) {
        const priced = priceConfiguration({
          catalogue,
          unit,
          selection: defaultSelection(groups),
          amountOfUnits,
          place: inDenmark,
        });
        const lines = priced.lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
        expect(priced.currency).toBe('DKK');
        expect(priced.unitPriceCents % 5_000).toBe(0);
        expect(priced.lines.every(({ priceCents }) => priceCents % 500 === 0)).toBe(true);
        expect((priced.transport?.cents ?? 0) % 10_000).toBe(0);
        expect(priced.totalCents).toBe(
          amountOfUnits * (priced.unitPriceCents + lines) + (priced.transport?.cents ?? 0),
        );
      }
    }
  });

  test('an own price holds until staff publish another base price; then the rate applies (MO-01)', () => {
    const [type, rows] = Object.entries(content.units).find(([code]) => catalogue.types.has(code))!;
    const [first, ...others] = rows;
    const owning: CatalogueContent = {
      ...content,
      units: { ...content.units, [type]: [{ ...first!, pricesIn: { DKK: 12_345_600 } }, ...others] },
    };
    const priceIn = (from: Catalogue) => {
      const unit = from.units.find((each) => each.type === type)!;
      return priceConfiguration({
        catalogue: from,
        unit,
        selection: {},
        amountOfUnits: 1,
        place: inDenmark,
      }).unitPriceCents;
    };
    expect(priceIn(catalogueOf(owning))).toBe(12_345_600);
    expect(priceIn(catalogueOf(owning, (cents) => cents + 100_000))).toBe(
      inCurrency(first!.priceCents + 100_000, 'unit', 'DKK', content.money),
    );
  });

  test('no rate moves a recommendation: units are ranked in the base currency (MO-01)', () => {
    const group = catalogue.productGroups[0]!;
    const characteristic = group.characteristics?.[0];
    const request = {
      segment,
      productGroup: group.type,
      ...(characteristic && { characteristicGroup: characteristic.type }),
      volumePerUnitM3: 30,
      amountOfUnits: 2,
      placement: 'outside' as const,
      place: inDenmark,
    };
    const ranked = (from: Catalogue) =>
      recommend(request, buildIndex(from)).recommended.map(({ unit, transportCents }) => [
        unit.uuid,
        transportCents,
      ]);
    expect(ranked(catalogue)).toEqual(ranked(catalogueOf(sampleContent)));
    expect(ranked(catalogue).length).toBeGreaterThan(0);
  });
});
