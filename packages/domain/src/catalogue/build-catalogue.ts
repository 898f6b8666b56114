import type { Cents } from '../units.ts';
import type { Catalogue } from './catalogue.ts';
import type { OptionGroupDefinition } from './option-group-definition.ts';
import type { BasePriceList, BasePriceRow, OptionGroup, OptionList } from './option-list.ts';
import { optionGroupDefinitions } from './options.ts';
import { standardRanking } from './ranking.ts';
import type { PricedSegment } from './segments.ts';
import { shippedDelivery } from './shipped-delivery.ts';
import type { StorageType, UnitRow } from './storage-type.ts';
import { storageTypes } from './storage-types.ts';
import type { Unit } from './unit.ts';
import { unitRows } from './unit-rows.ts';
import { unitUuid } from './unit-uuid.ts';

/** The price list shipped with this release, published as version 1 at first start (D19). */
export function shippedPriceList(segment: PricedSegment): BasePriceList {
  return {
    id: { version: 1, segment },
    prices: typesOf(segment).flatMap((type) =>
      unitRows[type.code]
        .filter(({ sold }) => sold !== false)
        .map((row) => priceRow(unitOf(segment, type, row))),
    ),
  };
}

export function shippedOptionList(segment: PricedSegment): OptionList {
  return {
    id: { version: 1, segment },
    options: optionGroupDefinitions.flatMap((definition) => publishedGroup(definition, segment)),
  };
}

/** Joins two published lists with the geometry in code. Sizes appear in catalogue order. */
export function buildCatalogue(prices: BasePriceList, options: OptionList): Catalogue {
  const cents = new Map(prices.prices.map((row) => [row.uuid, row.priceInCents]));
  return catalogueOf(prices.id, cents, withPrices(unitsOf(prices.id.segment), cents), options);
}

/** Price per unit uuid. */
export type UnitPrices = ReadonlyMap<string, Cents>;

export const withPrices = (units: readonly Unit[], cents: UnitPrices): Unit[] =>
  units.flatMap((unit) => {
    const priceCents = cents.get(unit.uuid);
    return priceCents === undefined ? [] : [{ ...unit, priceCents }];
  });

/** Throws if the list has units without geometry, because they can be neither drawn nor weighed. */
export function catalogueOf(
  { version, segment }: BasePriceList['id'],
  cents: UnitPrices,
  units: readonly Unit[],
  options: OptionList,
): Catalogue {
  if (units.length !== cents.size) {
    const known = new Set(units.map((unit) => unit.uuid));
    const unknown = [...cents.keys()].filter((uuid) => !known.has(uuid));
    throw new Error(`price list ${segment} ${version} has units without geometry: ${unknown.join(', ')}`);
  }
  return {
    segment,
    priceVersion: version,
    optionVersion: options.id.version,
    delivery: shippedDelivery,
    ranking: standardRanking,
    units,
    optionGroups: options.options,
  };
}

/** Every unit with geometry in this release, including units no longer sold. */
export function unitsOf(segment: PricedSegment): readonly Unit[] {
  let units = knownUnits.get(segment);
  if (!units) {
    units = typesOf(segment).flatMap((type) => unitRows[type.code].map((row) => unitOf(segment, type, row)));
    knownUnits.set(segment, units);
  }
  return units;
}

/** Cached because computing the uuids is slow; the geometry in code never changes. */
const knownUnits = new Map<PricedSegment, readonly Unit[]>();

const typesOf = (segment: PricedSegment): StorageType[] =>
  Object.values(storageTypes).filter((type) => type.segments.includes(segment));

function unitOf(segment: PricedSegment, { code }: StorageType, { sold, ...size }: UnitRow): Unit {
  const { diameterMm, volumeM3 } = size;
  return {
    uuid: unitUuid(segment, code, diameterMm, volumeM3),
    name: `${code} Ø${(diameterMm / 1000).toFixed(2)} m ${volumeM3} m³`,
    segment,
    type: code,
    ...size,
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

function publishedGroup(definition: OptionGroupDefinition, segment: PricedSegment): OptionGroup[] {
  const types = definition.types[segment];
  if (!types) return [];
  return [
    {
      id: definition.id,
      key: definition.key,
      filters: { types, expression: definition.expression ?? '', diameters: [] },
      optional: definition.optional ?? false,
      multi: definition.multi ?? false,
      // Lists carry prices; what a choice draws stays with the release.
      options: definition.options.map(({ draw, raisesMm, noVisibleEffect, ...option }) => option),
    },
  ];
}
