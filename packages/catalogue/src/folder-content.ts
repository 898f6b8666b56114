import { specifiedLimits } from '@silowright/domain/catalogue/asked-limits';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import type { CatalogueMarkets, Segment } from '@silowright/domain/catalogue/catalogue-markets';
import type { Countries } from '@silowright/domain/catalogue/countries';
import type { MoneyRules, OwnPrices } from '@silowright/domain/catalogue/money';
import type { ShippedOptionGroup } from '@silowright/domain/catalogue/option-list';
import type { ProductGroup, StorageNeeds } from '@silowright/domain/catalogue/product-groups';
import { standardRanking } from '@silowright/domain/catalogue/ranking';
import type { StorageType } from '@silowright/domain/catalogue/storage-type';
import type { UnitRow } from '@silowright/domain/catalogue/unit';
import { unitSize } from '@silowright/domain/catalogue/unit-size';
import { volumeUnits } from '@silowright/domain/catalogue/volume-unit';
import type * as z from 'zod';
import type { CatalogueFolder } from './folder.ts';
import { productOf } from './folder-products.ts';
import { camelKeys } from './letter-case.ts';
import type { TableRow } from './read-table.ts';
import type { productGroup } from './schema/general.ts';
import type { OptionListFile } from './schema/options.ts';
import type { StorageTypeFile } from './schema/storage-type.ts';

/** What recommends, prices and draws. Only for a folder without errors: throws if a file is missing. */
export function contentOf(folder: CatalogueFolder): CatalogueContent {
  const { catalogue, countries, tariff, money, markets } = folder;
  if (!catalogue || !countries || !tariff || !money || !markets)
    throw new Error('the catalogue is not whole');
  const minor = 10 ** (money.currencies[money.base]?.minor_digits ?? 2);
  const labels = folder.texts.get(catalogue.default_language) ?? {};
  const { $schema: _, ...prices } = tariff;
  return {
    storageTypes: typesInOrder(folder),
    units: Object.fromEntries(
      [...Map.groupBy(folder.units, ({ cells }) => cells.type ?? '')].map(([type, rows]) => [
        type,
        rows.map((row) => unitRow(row, minor, money.currencies)),
      ]),
    ),
    options: bySegment([...folder.options], (list) =>
      (list?.groups ?? []).map((group) => optionGroup(group, minor, labels, money.currencies)),
    ),
    productGroups: bySegment(
      Object.entries(folder.productGroups ?? {}).filter(([segment]) => segment !== '$schema'),
      (groups) => (Array.isArray(groups) ? groups : []).map(groupOf),
    ),
    markets: marketsOf(markets),
    products: folder.products.map(productOf),
    delivery: {
      works: catalogue.works,
      ...(catalogue.map && { map: catalogue.map }),
      countries: countriesOf(countries),
      tariff: {
        ...(minor !== 100 && { minorUnits: minor }),
        ...(camelKeys(prices) as CatalogueContent['delivery']['tariff']),
      },
    },
    money: moneyOf(money),
    ranking: catalogue.ranking
      ? (camelKeys(catalogue.ranking) as CatalogueContent['ranking'])
      : standardRanking,
    limits: {
      headroomMm: catalogue.limits.headroom_mm,
      asked: {
        volumeM3: catalogue.limits.volume_m3,
        volumeDecimals:
          (catalogue.limits.volume_decimals ?? 0) + volumeUnits[catalogue.volume_unit ?? 'm3'].power,
        ...(catalogue.volume_unit && { volumeUnit: catalogue.volume_unit }),
        heightLimitM: catalogue.limits.height_limit_m,
        longestList: catalogue.limits.longest_list ?? specifiedLimits.longestList,
      },
    },
  };
}

const bySegment = <From, To>(
  entries: readonly (readonly [string, From])[],
  convert: (from: From) => To,
): Record<string, To> => Object.fromEntries(entries.map(([segment, from]) => [segment, convert(from)]));

/** In the order of their first unit; types without units come last. */
function typesInOrder(folder: CatalogueFolder): StorageType[] {
  const codes = new Set([
    ...folder.units.map(({ cells }) => cells.type ?? ''),
    ...folder.storageTypes.keys(),
  ]);
  return [...codes].flatMap((code) => {
    const file = folder.storageTypes.get(code);
    return file ? [withPictures(typeOf(file), folder.units)] : [];
  });
}

/** The keys of `name_in` are codes, which keep their spelling. */
function typeOf({ $schema: _, article: __, name_in, ...file }: StorageTypeFile): StorageType {
  const { limits, ...type } = camelKeys(file);
  return {
    ...type,
    ...(name_in && { nameIn: name_in }),
    limits: { ...limits, foundationDensityKgM3: limits.foundationDensityKgM3 ?? limits.densityKgM3 },
  } as StorageType;
}

/** A type without pictures is pictured in the middle one of its sizes. */
function withPictures(type: StorageType, rows: readonly TableRow[]): StorageType {
  const own = rows.filter(({ cells }) => cells.type === type.code);
  const middle = own[own.length >> 1];
  if (type.pictures || !middle) return type;
  return { ...type, pictures: [{ name: 'default', shows: unitSize(unitRow(middle, 1, {})) }] };
}

function unitRow({ cells }: TableRow, minor: number, currencies: Currencies): UnitRow {
  const { passage_width_mm: width, passage_height_mm: height } = cells;
  return {
    diameterMm: Number(cells.diameter_mm),
    heightMm: Number(cells.height_mm),
    volumeM3: Number(cells.volume_m3),
    priceCents: Math.round(Number(cells.price) * minor),
    ...ownPrices((currency) => cells[`price_${currency}`], currencies),
    emptyMassT: Number(cells.empty_mass_t),
    ...(width && { passageWidthMm: Number(width) }),
    ...(height && { passageHeightMm: Number(height) }),
    ...(cells.article && { article: cells.article }),
    ...(cells.sold === 'no' && { sold: false as const }),
    ...(cells.variant && { variant: cells.variant }),
  };
}

type Currencies = NonNullable<CatalogueFolder['money']>['currencies'];

/** Prices in main units by currency, where there are any. */
function ownPrices(
  price: (currency: string) => string | number | undefined,
  currencies: Currencies,
): { readonly pricesIn?: OwnPrices } {
  const own = Object.entries(currencies).flatMap(([code, { minor_digits }]) => {
    const amount = price(code);
    return amount === undefined || amount === ''
      ? []
      : [[code, Math.round(Number(amount) * 10 ** minor_digits)] as const];
  });
  return own.length > 0 ? { pricesIn: Object.fromEntries(own) } : {};
}

function optionGroup(
  { options, ...group }: OptionListFile['groups'][number],
  minor: number,
  labels: Readonly<Record<string, string>>,
  currencies: Currencies,
): ShippedOptionGroup {
  return {
    ...group,
    options: options.map(({ value, label, price, prices, draw, raises_mm, no_visible_effect, ...rest }) => ({
      value,
      label: label ?? labels[`option.${group.id}.${value}`] ?? value,
      ...(price !== undefined && { priceInCents: Math.round(price * minor) }),
      ...ownPrices((currency) => prices?.[currency], currencies),
      ...rest,
      ...(draw && { draw: camelKeys(draw) }),
      ...(raises_mm !== undefined && { raisesMm: raises_mm }),
      ...(no_visible_effect !== undefined && { noVisibleEffect: no_visible_effect }),
    })),
  } as unknown as ShippedOptionGroup;
}

type GroupFile = z.output<typeof productGroup>;
type NeedsFile = NonNullable<GroupFile['needs']>;

function groupOf({ needs, characteristics, ...group }: GroupFile): ProductGroup {
  const facts = camelKeys(group);
  return characteristics
    ? {
        ...facts,
        characteristics: characteristics.map(({ type: name, show_temperature, ...rest }) => ({
          type: name,
          showTemperature: show_temperature,
          ...needsOf(rest),
        })),
      }
    : { ...facts, needs: needsOf(needs as NeedsFile) };
}

const needsOf = (needs: NeedsFile): StorageNeeds => ({
  densityKgM3: needs.density_kg_m3,
  temperatureC: needs.temperature_c,
  types: needs.storage_types,
  products: needs.products,
  ...(needs.rare_products && { rareProducts: needs.rare_products }),
  ...(needs.texture && { texture: needs.texture }),
});

/** Codes of currencies keep their spelling. */
const moneyOf = ({
  $schema: _,
  base,
  currencies,
  default_currency,
  vat,
}: NonNullable<CatalogueFolder['money']>): MoneyRules => ({
  base,
  currencies: Object.fromEntries(
    Object.entries(currencies).map(([code, currency]) => [
      code,
      camelKeys(currency) as MoneyRules['currencies'][string],
    ]),
  ),
  defaultCurrency: default_currency,
  vat: camelKeys(vat) as MoneyRules['vat'],
});

function countriesOf({ elsewhere, served }: NonNullable<CatalogueFolder['countries']>): Countries {
  return {
    elsewhereWindMs: elsewhere.wind_ms,
    served: Object.fromEntries(
      Object.entries(served).map(([code, { wind_ms, permit_countries, detour, currency, sea }]) => [
        code,
        {
          windMs: wind_ms,
          permitCountries: permit_countries ?? elsewhere.permit_countries,
          detour: detour ?? elsewhere.detour,
          currency,
          ...(sea && { sea }),
        },
      ]),
    ),
  };
}

type MarketsFile = NonNullable<CatalogueFolder['markets']>;

/** Segments in the order of the file; a list may show a segment in its own way. */
export function marketsOf({ lists, segments: files, fallback, budget }: MarketsFile): CatalogueMarkets {
  const segments = Object.entries(files).map(([id, { title = id, ...file }]) => ({
    id,
    title,
    ...camelKeys(file),
  })) as readonly Segment[];
  const shown = (row: MarketsFile['lists'][string][number]): Segment => {
    const { segment: id, ...own } = typeof row === 'string' ? { segment: row } : row;
    return { ...segments.find((segment) => segment.id === id), ...camelKeys(own) } as Segment;
  };
  return {
    segments,
    lists: Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, rows.map(shown)])),
    fallback: fallback ?? segments.at(-1)?.id ?? '',
    ...(budget !== undefined && { budget }),
  };
}
