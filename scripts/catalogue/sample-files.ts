import { snakeKeys } from '@silowright/catalogue/letter-case';
import { shippedCountries } from '@silowright/domain/catalogue/countries';
import { exampleDealers } from '@silowright/domain/catalogue/dealers';
import type { ShippedOptionGroup } from '@silowright/domain/catalogue/option-group-definition';
import type { StorageNeeds } from '@silowright/domain/catalogue/product-groups';
import { productRows } from '@silowright/domain/catalogue/product-rows';
import { productSynonyms } from '@silowright/domain/catalogue/product-synonyms';
import { sampleContent } from '@silowright/domain/catalogue/sample';
import { type Language, languages, locales } from '@silowright/domain/locale';
import { maximumVolumeM3, minimumVolumeM3 } from '@silowright/domain/session/field-rules';

/** The texts of the program that belong to the catalogue, by language. */
export type SampleTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/**
 * The sample as the files of a catalogue folder, while its source is still TypeScript. Markets, money and brand are
 * written by hand. JSON by value: the formatter decides on line breaks.
 */
export function sampleFiles(texts: SampleTexts): ReadonlyMap<string, unknown> {
  const { storageTypes, options, productGroups, delivery, ranking, limits } = sampleContent;
  return new Map<string, unknown>([
    [
      'catalogue.json',
      {
        $schema: './.schema/catalogue.json',
        format: 1,
        name: 'Silowright',
        company_country: 'NL',
        works: delivery.works,
        languages: languages.map((language) => locales[language]),
        default_language: locales.en,
        limits: {
          volume_m3: [minimumVolumeM3, maximumVolumeM3],
          height_limit_m: [1, 50],
          headroom_mm: limits.headroomMm,
        },
        ranking: snakeKeys(ranking),
        keys: {
          body_colour: 'colour.body_colour',
          roof_colour: 'colour.roof_colour',
          gloss: 'colour.gloss',
          logo: 'colour.logo',
        },
      },
    ],
    ...storageTypes.map(
      (type) =>
        [
          `storage-types/${type.code}.json`,
          { $schema: '../.schema/storage-type.json', ...(snakeKeys(type) as object) },
        ] as const,
    ),
    ['units.csv', unitTable()],
    ...Object.entries(options).map(
      ([segment, groups]) =>
        [
          `options/${segment}.json`,
          { $schema: '../.schema/options.json', groups: groups.map(optionGroup) },
        ] as const,
    ),
    [
      'product-groups.json',
      {
        $schema: './.schema/product-groups.json',
        ...Object.fromEntries(
          Object.entries(productGroups).map(([segment, groups]) => [
            segment,
            groups.map((group) => ({
              type: group.type,
              substance: group.substance,
              ...(group.characteristics
                ? {
                    characteristics: group.characteristics.map(({ type, showTemperature, ...needs }) => ({
                      type,
                      show_temperature: showTemperature,
                      ...needsFile(needs),
                    })),
                  }
                : { needs: needsFile(group.needs) }),
            })),
          ]),
        ),
      },
    ],
    ['products.csv', productTable()],
    ['dealers.csv', dealerTable()],
    [
      'countries.json',
      {
        $schema: './.schema/countries.json',
        elsewhere: { wind_ms: shippedCountries.elsewhereWindMs, permit_countries: 4, detour: 1.3 },
        served: Object.fromEntries(
          Object.entries(delivery.countries.served).map(([code, country]) => [
            code,
            { ...(snakeKeys(country) as object), currency: 'EUR' },
          ]),
        ),
      },
    ],
    ['tariff.json', { $schema: './.schema/tariff.json', ...(snakeKeys(delivery.tariff) as object) }],
    ...languages.map(
      (language) =>
        [
          `texts/${locales[language]}.json`,
          { $schema: '../.schema/texts.json', ...texts[language] },
        ] as const,
    ),
  ]);
}

/** Amounts are in the main unit of the currency. */
const major = (cents: number): number => cents / 100;

function optionGroup({ options, ...group }: ShippedOptionGroup): object {
  return {
    ...group,
    options: options.map(({ priceInCents, draw, raisesMm, noVisibleEffect, ...option }) => ({
      ...option,
      ...(priceInCents !== undefined && { price: major(priceInCents) }),
      ...(draw && { draw: snakeKeys(draw) }),
      ...(raisesMm !== undefined && { raises_mm: raisesMm }),
      ...(noVisibleEffect !== undefined && { no_visible_effect: noVisibleEffect }),
    })),
  };
}

const needsFile = ({ densityKgM3, temperatureC, types, products, rareProducts }: StorageNeeds): object => ({
  density_kg_m3: densityKgM3,
  temperature_c: temperatureC,
  storage_types: types,
  products,
  ...(rareProducts && { rare_products: rareProducts }),
});

const table = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\n`).join('');

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const unitTable = (): string =>
  table([
    [
      'type',
      'diameter_mm',
      'height_mm',
      'volume_m3',
      'price',
      'empty_mass_t',
      'passage_width_mm',
      'passage_height_mm',
      'sold',
    ],
    ...sampleContent.storageTypes.flatMap(({ code }) =>
      (sampleContent.units[code] ?? []).map((row) => [
        code,
        row.diameterMm,
        row.heightMm,
        row.volumeM3,
        major(row.priceCents),
        row.emptyMassT,
        row.passageWidthMm ?? '',
        row.passageHeightMm ?? '',
        row.sold === false ? 'no' : 'yes',
      ]),
    ),
  ]);

const productTable = (): string =>
  table([
    [
      'id',
      'markets',
      'substances',
      'density_kg_m3',
      'density_least',
      'density_most',
      'temperature_c',
      'explosive_dust',
      'food',
      ...languages.map((language) => `name_${locales[language]}`),
      ...languages.map((language) => `synonyms_${locales[language]}`),
    ],
    ...productRows.map(([id, markets, names, substances, density, temperature, atex, food]) => [
      id,
      markets.join(';'),
      substances.join(';'),
      density,
      '',
      '',
      temperature,
      Number(atex),
      Number(food),
      ...languages.map((language) => names[language]),
      ...languages.map((language) => (productSynonyms[id]?.[language] ?? []).join(';')),
    ]),
  ]);

const dealerTable = (): string =>
  table([
    [
      'id',
      'name',
      'industry',
      'country',
      'city',
      'latitude',
      'longitude',
      'phone',
      'email',
      'segments',
      'crm_url',
      'hub_spot_id',
    ],
    ...exampleDealers.map((dealer) => [
      dealer.id,
      dealer.name,
      dealer.industry,
      dealer.country,
      dealer.city,
      dealer.latitude,
      dealer.longitude,
      dealer.phone,
      dealer.email,
      dealer.segments.join(';'),
      dealer.crm_url,
      dealer.hub_spot_id,
    ]),
  ]);
