import { readFileSync } from 'node:fs';
import {
  marketsFor,
  optionGroupDefinitions,
  productGroups,
  storageTypeCodes,
} from '@silowright/catalogue/testing/sample';
import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { flagDefaults } from '@silowright/domain/flags/flags';
import { type LocaleName, localeNames } from '@silowright/domain/locale';
import type { Messages } from '@silowright/texts/translate';
import { describe, expect, it } from 'vitest';

const textsOf = (locale: LocaleName): Messages => sampleCatalogue().texts.get(locale) ?? {};
const programTexts = (locale: LocaleName, namespace: string): Messages =>
  JSON.parse(
    readFileSync(new URL(`../packages/texts/locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'),
  );

/** The check asks for fewer: hints, examples and explanations may be missing in other catalogues. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'storage types (RM-12)': storageTypeCodes.flatMap((code) => [
    `storage-type.${code}.name`,
    ...[1, 2, 3].map((point) => `storage-type.${code}.selling-point-${point}`),
  ]),
  'product groups (PG-08)': Object.values(productGroups).flatMap((groups) =>
    groups.flatMap((group) => [
      `product-group.${group.type}`,
      `product-group-hint.${group.type}`,
      ...(group.characteristics ?? []).flatMap(({ type }) => [
        `product-group.${type}`,
        `product-examples.${type}`,
      ]),
    ]),
  ),
  'markets (MK-02, MK-03)': [true, false].flatMap((SEGMENTS_SIMPLIFIED) =>
    marketsFor({ ...flagDefaults, SEGMENTS_SIMPLIFIED }).map(({ title }) => `market.${title}`),
  ),
  'options (CF-12)': optionGroupDefinitions.flatMap(({ id, key, options }) => [
    `option-segment.${key.split('.')[0]}`,
    `option-group.${id}`,
    `option-info.${id}`,
    ...options.map(({ value }) => `option.${id}.${value}`),
  ]),
};

describe.each(localeNames)('catalogues/grp in %s', (locale) => {
  it.each(Object.entries(needed))('names all %s', (_, keys) => {
    const texts = textsOf(locale);
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});

it.each(localeNames)('%s uses the same colour names in the list and in the search (U12)', (locale) => {
  const listed = Object.entries(textsOf(locale)).flatMap(([key, text]) => {
    const [, code] = /^option\.(?:body|roof)_colour\.(\d{4})$/.exec(key) ?? [];
    return code === undefined ? [] : [[code, text] as const];
  });
  const colours = programTexts(locale, 'colours');
  expect(listed).toHaveLength(24);
  expect(listed).toEqual(listed.map(([code]) => [code, `RAL ${code} ${colours[`ral.${code}`]}`]));
});
