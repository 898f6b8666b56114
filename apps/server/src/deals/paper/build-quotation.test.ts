import {
  buildCatalogue,
  pricedSegments,
  sampleContent,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { localeNames } from '@silowright/domain/locale';
import type { Money } from '@silowright/domain/pricing/currency';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type { Choice } from '@silowright/domain/pricing/selection';
import { formatMoney, formatNumber } from '@silowright/texts/format';
import { translate } from '@silowright/texts/translate';
import { volumeTexts } from '@silowright/texts/volume-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsWith } from '../../platform/texts.ts';
import { buildQuotation } from './build-quotation.ts';
import { printedNumber } from './quotation.ts';
import { technicalRows, totalRows, vatNote } from './quotation-rows.ts';
import { sampleCompany, sampleQuotation } from './testing/sample-quotation.ts';

const catalogues = pricedSegments.map((segment) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
);

const places = [
  { latitude: 52.85, longitude: 8.04, country: 'DE' },
  { latitude: 51.5, longitude: -0.12, country: 'GB' },
  { latitude: 64.15, longitude: -21.94, country: 'IS' },
  undefined,
];

/** Random unit, amount and place, with random choices. */
const anyOptions = fc
  .record({
    catalogue: fc.constantFrom(...catalogues),
    unitAt: fc.nat(),
    amountOfUnits: fc.integer({ min: 1, max: 99 }),
    place: fc.constantFrom(...places),
    picks: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
    locale: fc.constantFrom(...localeNames),
  })
  .map(({ catalogue, unitAt, picks, ...rest }) => {
    const unit = catalogue.units[unitAt % catalogue.units.length];
    if (!unit) throw new Error('an empty catalogue');
    const groups = optionsForUnit(catalogue, unit, { country: rest.place?.country });
    const selection = Object.fromEntries(
      groups.flatMap((group, at): [string, Choice][] => {
        const pick = picks[at % picks.length] ?? 0;
        if (group.optional && pick % 3 === 0) return [];
        const value = group.options[pick % group.options.length]?.value ?? '';
        if (value === 'other') return [[group.key, { value, custom: 'RAL 6018' }]];
        return [[group.key, group.multi ? [value] : value]];
      }),
    );
    return { ...rest, catalogue, unit, selection };
  });

describe('VAT', () => {
  const speaker = {
    t: (key: string, params = {}) => translate(textsWith(sampleCatalogue())('en_GB'), 'en_GB', key, params),
    number: (value: number) => formatNumber(value, 'en_GB'),
    ...volumeTexts({}, 'en_GB'),
    money: (money: Money) => formatMoney(money, 'en_GB'),
    metres: String,
    date: String,
  };
  const home = { latitude: 52.5, longitude: 6.1, country: 'NL' };

  it('of a domestic sale is a line and a gross total after the net total, which stays the headline (MO-03)', () => {
    const quotation = sampleQuotation('en_GB', { country: 'NL', place: home });
    const net = quotation.totalCents;
    const tax = Math.round(net * 0.21);
    expect(quotation.vat).toMatchObject({
      kind: 'domestic',
      ratePercent: 21,
      vatCents: tax,
      grossCents: net + tax,
    });
    const rows = totalRows(speaker, quotation);
    expect(rows.slice(-3).map(({ label, main }) => [label, main ?? false])).toEqual([
      ['Total excl. VAT', true],
      ['VAT 21%', false],
      ['Total incl. VAT', false],
    ]);
    expect(rows.at(-1)?.value).toBe(formatMoney({ minor: net + tax, currency: 'EUR' }, 'en_GB'));
  });

  it.each([
    [{ country: 'DK', hasVatNumber: true }, 'reverse-charge', 'Reverse charge'],
    // Assembly in Germany may need German VAT: no reverse charge is promised (decision 24).
    [{ country: 'DE', hasVatNumber: true }, 'undecided', 'according to the rules'],
    [{ country: 'DE' }, 'undecided', 'according to the rules'],
    [{ country: 'DE', hasVatNumber: true, place: null }, 'intra-community', 'Article 138'],
    [{ country: 'BE' }, 'undecided', 'VAT number before you sign'],
    [{ country: 'GB' }, 'export', 'export from the European Union'],
  ] as const)('of a sale to another country is one sentence: %j is %s (MO-03)', (options, kind, words) => {
    const quotation = sampleQuotation('en_GB', options);
    expect(quotation.vat).toMatchObject({
      kind,
      ratePercent: 0,
      vatCents: 0,
      grossCents: quotation.totalCents,
    });
    expect(totalRows(speaker, quotation).at(-1)).toMatchObject({
      label: expect.stringContaining('excl. VAT'),
      main: true,
    });
    expect(vatNote(speaker, quotation)).toContain(words);
  });

  it('every quotation says that it is for businesses only (MO-03)', () => {
    for (const country of ['NL', 'DE', 'GB'])
      expect(vatNote(speaker, sampleQuotation('en_GB', { country }))).toMatch(/For businesses only\.$/);
  });
});

describe('the frozen quotation', () => {
  it('has the unit’s fields in the order of earlier releases, because the hash of an offer depends on it', () => {
    const { unit } = sampleQuotation('en_GB', { segment: 'road_salt', type: 'fs', volumeM3: 100 });
    expect(Object.keys(unit).join(' ')).toBe(
      'uuid name segment type typeName substance diameterMm heightMm totalHeightMm volumeM3 passageWidthMm ' +
        'passageHeightMm emptyMassT densityLimitKgM3 temperatureLimitC',
    );
  });

  it('has the engine’s numbers to the cent for 1,000 configurations (CF-13, FN-08)', () => {
    fc.assert(
      fc.property(anyOptions, ({ locale, ...options }) => {
        const priced = priceConfiguration(options);
        const messages = textsWith(sampleCatalogue())(locale);
        const quotation = buildQuotation({
          locale,
          configurationId: 'a1b2-c3d4-e5f6',
          priced,
          values: {},
          country: null,
          reasons: [],
          addressee: { email: 'a@b.example' },
          vat: options.catalogue.money.vat,
          hasVatNumber: false,
          dealer: null,
          company: sampleCompany,
          priceList: { version: 1, publishedAt: '2026-01-01T00:00:00.000Z' },
          optionList: { version: 1, publishedAt: '2026-01-01T00:00:00.000Z' },
          words: (key) => messages[key],
          content: sampleContent,
          defaultLanguage: 'en_GB',
        });
        const kept = JSON.parse(JSON.stringify(quotation)) as typeof quotation;
        const lines = kept.lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
        const transport = kept.transport?.cents ?? 0;
        expect(kept.optionsCostCents).toBe(lines);
        expect(kept.optionsCostCents).toBe(priced.optionsCostCents);
        expect(kept.transport).toEqual(priced.transport);
        expect(kept.totalCents).toBe(
          kept.amountOfUnits * (kept.unitPriceCents + kept.optionsCostCents) + transport,
        );
        expect(kept.totalCents).toBe(priced.totalCents);
        expect(Number.isSafeInteger(kept.totalCents)).toBe(true);
        // Every text was found: no raw key (LG-01).
        for (const { group, choice } of kept.lines) {
          expect(messages[group.key]).toBe(group.label);
          expect(messages[choice.key]).toBe(choice.label);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [
      { storedProductId: 'feed_pellets', storedDensity: 650 },
      ['Ähnlichstes Produkt in unserer Liste', 'Mischfutterpellets, 650 kg/m³'],
    ],
    [{ storedDensity: 655.5 }, ['Dichte', '655,5 kg/m³']],
    // An unknown id comes from a changed client; the density still counts.
    [{ storedProductId: 'gold', storedDensity: 650 }, ['Dichte', '650 kg/m³']],
    [{}, undefined],
  ])('names what the volume was converted with: %j (EN-01)', (stored, row) => {
    const speaker = {
      t: (key: string) => textsWith(sampleCatalogue())('de_DE')[key] ?? key,
      number: (value: number) => formatNumber(value, 'de_DE'),
      ...volumeTexts({}, 'de_DE'),
      money: ({ minor }: { readonly minor: number }) => String(minor),
      metres: String,
      date: String,
    };
    const rows = technicalRows(speaker, sampleQuotation('de_DE', { stored }));
    expect(
      rows.find(([label]) => ['Ähnlichstes Produkt in unserer Liste', 'Dichte'].includes(label)),
    ).toEqual(row);
  });

  it('calls the waste-water tank a brine tank in road salt', () => {
    const brine = sampleQuotation('en_GB', { segment: 'road_salt', type: 'spw', selection: {} });
    const waste = sampleQuotation('en_GB', { segment: 'agricultural', type: 'spw', selection: {} });
    expect([brine.unit.typeName.label, waste.unit.typeName.label]).toEqual(['Brine tank', 'Wastewater tank']);
  });

  it.each([
    [1, 'Q-2026-000123'],
    [2, 'Q-2026-000123-2'],
    [11, 'Q-2026-000123-11'],
  ])('prints revision %i as %s', (revision, printed) => {
    expect(printedNumber({ number: 'Q-2026-000123', revision })).toBe(printed);
  });
});
