import { slendernessOf } from '../sizing/shape-geometry.ts';
import type { Cents } from '../units.ts';
import { specifiedLimits } from './asked-limits.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import type { PricedSegment } from './codes.ts';
import type {
  BasePriceList,
  BasePriceRow,
  OptionGroup,
  OptionList,
  ShippedOptionGroup,
} from './option-list.ts';
import type { StorageType } from './storage-type.ts';
import type { Unit, UnitRow } from './unit.ts';
import { unitUuid } from './unit-uuid.ts';

/** The base prices of a catalogue, published as version 1 at first start (D19). */
export function priceListOf(content: CatalogueContent, segment: PricedSegment): BasePriceList {
  return {
    id: { version: 1, segment },
    prices: typesOf(content, segment).flatMap((type) =>
      rowsOf(content, type)
        .filter(({ sold }) => sold !== false)
        .map((row) => priceRow(unitOf(segment, type, row))),
    ),
  };
}

export const optionListOf = (content: CatalogueContent, segment: PricedSegment): OptionList => ({
  id: { version: 1, segment },
  options: (content.options[segment] ?? []).map(publishedGroup),
});

/**
 * Joins two published lists with the geometry of the catalogue. Sizes appear in catalogue order. Throws if the list has
 * units without geometry, because they can be neither drawn nor weighed.
 */
export function joinCatalogue(
  content: CatalogueContent,
  prices: BasePriceList,
  options: OptionList,
): Catalogue {
  const { version, segment } = prices.id;
  const cents = new Map(prices.prices.map((row) => [row.uuid, row.priceInCents]));
  const units = withPrices(unitsOf(content, segment), cents);
  if (units.length !== cents.size) {
    const known = new Set(units.map((unit) => unit.uuid));
    const unknown = [...cents.keys()].filter((uuid) => !known.has(uuid));
    throw new Error(`price list ${segment} ${version} has units without geometry: ${unknown.join(', ')}`);
  }
  return {
    segment,
    priceVersion: version,
    optionVersion: options.id.version,
    types: new Map(typesOf(content, segment).map((type) => [type.code, type])),
    productGroups: content.productGroups[segment] ?? [],
    delivery: content.delivery,
    money: content.money,
    ranking: content.ranking,
    headroomMm: content.limits.headroomMm,
    asked: content.limits.asked ?? specifiedLimits,
    units,
    optionGroups: withCatalogueFacts(options.options, content.options[segment] ?? []),
    optionArticles: articlesOf(content.options[segment] ?? []),
    shapes: content,
  };
}

/** Price per unit uuid. */
export type UnitPrices = ReadonlyMap<string, Cents>;

/** Own prices in other currencies end when staff publish another base price: the rate takes over. */
export const withPrices = (units: readonly Unit[], cents: UnitPrices): Unit[] =>
  units.flatMap((unit) => {
    const priceCents = cents.get(unit.uuid);
    if (priceCents === undefined) return [];
    if (priceCents === unit.priceCents) return [unit];
    const { pricesIn: _, ...others } = unit;
    return [{ ...others, priceCents }];
  });

/** Adds what lists do not carry. As for units, own prices hold as long as the published price is that of the catalogue. */
const withCatalogueFacts = (
  published: readonly OptionGroup[],
  shipped: readonly ShippedOptionGroup[],
): readonly OptionGroup[] =>
  published.map((group) => {
    const own = shipped.find(({ id }) => id === group.id);
    return {
      ...group,
      ...(own?.kind && { kind: own.kind }),
      ...(own?.per === 'order' && { per: own.per }),
      options: group.options.map((option) => {
        const { custom, pricesIn, priceInCents, formula } =
          own?.options.find(({ value }) => value === option.value) ?? {};
        const isUnchanged = priceInCents === option.priceInCents && formula === option.formula;
        return { ...option, ...(custom && { custom }), ...(pricesIn && isUnchanged && { pricesIn }) };
      }),
    };
  });

/** Every unit with geometry, including units no longer sold. */
export function unitsOf(
  content: Pick<CatalogueContent, 'storageTypes' | 'units'>,
  segment: PricedSegment,
): readonly Unit[] {
  const known = knownUnits.get(content) ?? new Map<PricedSegment, readonly Unit[]>();
  knownUnits.set(content, known);
  let units = known.get(segment);
  if (!units) {
    units = typesOf(content, segment).flatMap((type) =>
      rowsOf(content, type).map((row) => unitOf(segment, type, row)),
    );
    known.set(segment, units);
  }
  return units;
}

/** Cached because computing the uuids is slow; the content of a catalogue version never changes. */
const knownUnits = new WeakMap<object, Map<PricedSegment, readonly Unit[]>>();

const typesOf = (
  { storageTypes }: Pick<CatalogueContent, 'storageTypes'>,
  segment: PricedSegment,
): StorageType[] => storageTypes.filter((type) => type.segments.includes(segment));

const rowsOf = ({ units }: Pick<CatalogueContent, 'units'>, { code }: StorageType): readonly UnitRow[] =>
  units[code] ?? [];

function unitOf(segment: PricedSegment, storageType: StorageType, { sold, ...size }: UnitRow): Unit {
  const { code } = storageType;
  const { diameterMm, volumeM3, variant } = size;
  return {
    uuid: unitUuid(segment, code, diameterMm, volumeM3, variant),
    name: `${code} Ø${(diameterMm / 1000).toFixed(2)} m ${volumeM3} m³${variant ? ` ${variant}` : ''}`,
    segment,
    type: code,
    storageType,
    ...size,
    slenderness: slendernessOf(storageType.shape, size),
  };
}

function priceRow(unit: Unit): BasePriceRow {
  return {
    name: unit.name,
    volume: unit.volumeM3,
    uuid: unit.uuid,
    priceInCents: unit.priceCents,
    heightInMm: unit.heightMm,
    ...(unit.passageWidthMm !== undefined && { passage_width_in_mm: unit.passageWidthMm }),
    ...(unit.passageHeightMm !== undefined && { passage_height_in_mm: unit.passageHeightMm }),
  };
}

const articlesOf = (groups: readonly ShippedOptionGroup[]): Record<string, string> =>
  Object.fromEntries(
    groups.flatMap(({ id, options }) =>
      options.flatMap(({ value, article }) => (article ? [[`${id}.${value}`, article]] : [])),
    ),
  );

const publishedGroup = (group: ShippedOptionGroup): OptionGroup => ({
  id: group.id,
  key: group.key,
  filters: {
    types: group.types,
    expression: group.expression ?? '',
    diameters: (group.diameters ?? []).map(String),
  },
  optional: group.optional ?? false,
  multi: group.multi ?? false,
  // Lists carry prices; what a choice draws stays with the catalogue.
  options: group.options.map(
    ({ draw, raisesMm, noVisibleEffect, article, pricesIn, custom, ...option }) => option,
  ),
});
