import type { Catalogue } from './catalogue.ts';
import type { OptionGroupDefinition } from './option-group-definition.ts';
import type { BasePriceList, BasePriceRow, OptionGroup, OptionList } from './option-list.ts';
import { optionGroupDefinitions } from './options.ts';
import type { PricedSegment } from './segments.ts';
import type { StorageType, UnitRow } from './storage-type.ts';
import { storageTypes } from './storage-types.ts';
import type { Unit } from './unit.ts';
import { unitUuid } from './unit-uuid.ts';

/** The price list this release ships, published as version 1 at first start (D19). */
export function shippedPriceList(segment: PricedSegment): BasePriceList {
  return {
    id: { version: 1, segment },
    prices: typesOf(segment).flatMap((type) => type.units.map((row) => priceRow(unitOf(segment, type, row)))),
  };
}

export function shippedOptionList(segment: PricedSegment): OptionList {
  return {
    id: { version: 1, segment },
    options: optionGroupDefinitions.flatMap((definition) => publishedGroup(definition, segment)),
  };
}

/** Joins two published lists with the geometry in code; sizes appear in catalogue order. */
export function buildCatalogue(prices: BasePriceList, options: OptionList): Catalogue {
  const { segment } = prices.id;
  const rows = new Map(prices.prices.map((row) => [row.uuid, row]));
  const units = unitsOf(segment).flatMap((unit) => {
    const row = rows.get(unit.uuid);
    return row ? [{ ...unit, priceCents: row.priceInCents }] : [];
  });
  if (units.length !== rows.size) {
    const known = new Set(units.map((unit) => unit.uuid));
    const unknown = prices.prices.filter((row) => !known.has(row.uuid)).map((row) => row.name);
    throw new Error(
      `price list ${segment} ${prices.id.version} has units without geometry: ${unknown.join(', ')}`,
    );
  }
  return {
    segment,
    priceVersion: prices.id.version,
    optionVersion: options.id.version,
    units,
    optionGroups: options.options,
  };
}

/** Every unit whose geometry this release knows, also those that are no longer sold. */
export const unitsOf = (segment: PricedSegment): Unit[] =>
  typesOf(segment).flatMap((type) =>
    [...type.units, ...(type.withdrawn ?? [])].map((row) => unitOf(segment, type, row)),
  );

const typesOf = (segment: PricedSegment): StorageType[] =>
  Object.values(storageTypes).filter((type) => type.segments.includes(segment));

function unitOf(segment: PricedSegment, type: StorageType, row: UnitRow): Unit {
  const [
    diameterMm,
    heightMm,
    volumeM3,
    priceCents,
    emptyMassT,
    slenderness,
    passageWidthMm,
    passageHeightMm,
  ] = row;
  return {
    uuid: unitUuid(segment, type.code, diameterMm, volumeM3),
    name: `${type.code} Ø${(diameterMm / 1000).toFixed(2)} m ${volumeM3} m³`,
    segment,
    type: type.code,
    diameterMm,
    heightMm,
    volumeM3,
    ...(passageWidthMm !== undefined && { passageWidthMm }),
    ...(passageHeightMm !== undefined && { passageHeightMm }),
    emptyMassT,
    slenderness,
    priceCents,
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
      options: definition.options,
    },
  ];
}
