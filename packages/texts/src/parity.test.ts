import { readFileSync } from 'node:fs';
import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { constructionIds } from '@silowright/domain/catalogue/constructions';
import { connectedParts } from '@silowright/domain/engineering/connections';
import { stepIds } from '@silowright/domain/flow/steps';
import { type LocaleName, languages, localeNames, locales } from '@silowright/domain/locale';
import { equipmentKinds } from '@silowright/domain/parts/table';
import { usualVatSentences } from '@silowright/domain/pricing/vat';
import { describe, expect, it } from 'vitest';
import { loadingErrorText } from './loading-error.ts';
import { differences } from './parity.ts';
import { type Namespace, namespaces } from './text-keys.ts';
import type { Messages } from './translate.ts';

const read = (locale: LocaleName, namespace: Namespace): Messages =>
  namespace === 'catalogue'
    ? (sampleCatalogue().texts.get(locale) ?? {})
    : (JSON.parse(
        readFileSync(new URL(`../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'),
      ) as Messages);

const all = (locale: LocaleName): Messages =>
  Object.assign({}, ...namespaces.map((namespace) => read(locale, namespace))) as Messages;

describe('the four languages', () => {
  const pairs = localeNames.flatMap((locale) => namespaces.map((namespace) => [locale, namespace] as const));

  it.each(pairs)(
    '%s %s has every key with the same parameters, and no empty text (LG-01)',
    (locale, namespace) => {
      expect(differences(read('en_GB', namespace), read(locale, namespace))).toEqual([]);
    },
  );

  it.each(localeNames)('%s has every sentence about VAT (MO-03)', (locale) => {
    const messages = all(locale);
    for (const key of usualVatSentences) expect(messages[key], key).toBeDefined();
  });

  it('no key is in two files, except the first sentence, which the sample has of its own', () => {
    const keys = namespaces.flatMap((namespace) => Object.keys(read('en_GB', namespace)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual(['market.title']);
  });

  it.each([
    ['a missing key', { greeting: 'Hello {name}' }, {}],
    ['a key too many', {}, { greeting: 'Hallo' }],
    ['an empty text', { greeting: 'Hello' }, { greeting: ' ' }],
    ['another parameter', { greeting: 'Hello {name}' }, { greeting: 'Hallo {naam}' }],
  ])('%s is reported (LG-01)', (_, reference, other) => {
    expect(differences(reference as Messages, other as Messages)).toHaveLength(1);
  });

  it.each(localeNames)(
    '%s has one name for the unit without options and another for its price with them (V17)',
    (locale) => {
      const { 'price.unit-price': withOptions, 'configure.unit-price': bare } = all(locale);
      expect(bare).toBeTruthy();
      expect(bare).not.toBe(withOptions);
    },
  );

  it.each(languages)('%s has the loading error in its own language (RT-12)', (language) => {
    expect(all(locales[language])['error.global-loading']).toBe(loadingErrorText(language).message);
  });
});

/** Texts that the code addresses by computed keys. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'constructions (TY-01)': constructionIds.flatMap((id) => [
    `construction.${id}`,
    `construction.${id}.description`,
  ]),
  'connections (EN-11)': connectedParts.map((part) => `engineering.part.${part}`),
  // A storage type may have any of them as standard, and the quotation lists what it has.
  'parts of a unit (QU-05)': equipmentKinds.map((part) => `engineering.part.${part}`),
  'steps (RT-08)': stepIds.map((step) => `step.${step}`),
};

describe.each(localeNames)('%s', (locale) => {
  const texts = all(locale);
  it.each(Object.entries(needed))('names all %s', (_, keys) => {
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});

describe('the specified texts', () => {
  const english = all('en_GB');

  it('twelve product group texts (PG-08)', () => {
    expect(Object.keys(english).filter((key) => key.startsWith('product-group.'))).toHaveLength(12);
  });

  it.each([
    ['validation.required', 'This field is required'],
    ['validation.required-fallback', 'Field is required'],
    ['validation.email', 'Email address is invalid'],
    ['validation.phone-format', 'Phone number should follow international standards'],
    ['validation.phone-short', 'Phone number is too short'],
    ['validation.phone-long', 'Phone number is too long'],
    ['validation.digits', 'This field can only contain numbers'],
    ['validation.volume-more', 'Volume must be more than {amount}'],
    ['validation.volume-less', 'Volume must be less than {amount}'],
    ['validation.at-least', 'Must be at least {amount}'],
    ['validation.no-more', 'Amount cannot be more than {amount}'],
    ['validation.product-group', 'Please select a product group'],
    ['validation.characteristic', 'Please select a product characteristic'],
    ['validation.location', 'Please provide a location'],
    ['lead.failed', 'Something went wrong. Please try again.'],
    ['product-group-screen.loading', 'Loading products'],
    ['error.global-loading', 'Something went wrong. Please refresh the page or contact us.'],
    [
      'recommendation.not-found',
      "Sorry, we couldn't find any suitable storage solution based on the input you provided. You can go back and change your requirements or contact us directly to discuss your options.",
    ],
  ])('%s (VO-06, OV-07, PG-06, LO-10, RM-02)', (key, text) => {
    expect(english[key]).toBe(text);
  });

  it.each([
    ['storage-type.ms.selling-point-1', 'bulk density up to 1300 kg/m³'],
    ['storage-type.ms.selling-point-2', 'wind 25 km/h'],
    ['storage-type.ms.selling-point-2', 'snow above 3.2 kN/m²'],
    ['storage-type.fs.selling-point-2', 'wind 27.5 km/h'],
    ['storage-type.fs.selling-point-3', 'manhole 600 mm'],
    ['storage-type.fs.selling-point-3', 'ventilation pipe 200 mm'],
  ])('%s states "%s" (RM-13)', (key, fact) => {
    expect(english[key]?.toLowerCase().replaceAll('\u00a0', ' ')).toContain(fact.toLowerCase());
  });
});
