import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Unit } from '../catalogue/unit.ts';
import { type Handling, handlingOf } from '../pricing/handling.ts';

/** What a recommendation depends on besides the units. */
export type CatalogueRules = Pick<
  Catalogue,
  'types' | 'productGroups' | 'headroomMm' | 'asked' | 'delivery' | 'ranking'
>;

export type IndexedCatalogue = CatalogueRules & Pick<Catalogue, 'units'>;

/** Input of recommend(): computed once per catalogue. */
export interface RecommendationIndex extends IndexedCatalogue {
  /** The sizes of each type by rising volume; of equal volumes in catalogue order. */
  readonly sizes: ReadonlyMap<StorageTypeCode, readonly Size[]>;
}

export interface Size extends Unit {
  /** In the catalogue. */
  readonly position: number;
  /** undefined: too wide for any road. */
  readonly handling: Handling | undefined;
}

export function buildIndex({
  units,
  types,
  productGroups,
  headroomMm,
  asked,
  delivery,
  ranking,
}: IndexedCatalogue): RecommendationIndex {
  const sizes = [...units.entries()]
    .sort(([, a], [, b]) => a.volumeM3 - b.volumeM3)
    .map(([position, unit]): Size => ({ ...unit, position, handling: handlingOf(unit, delivery.tariff) }));
  return {
    units,
    types,
    productGroups,
    headroomMm,
    asked,
    delivery,
    ranking,
    sizes: Map.groupBy(sizes, ({ type }) => type),
  };
}
