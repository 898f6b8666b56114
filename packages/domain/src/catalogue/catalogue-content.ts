import type { Millimetres } from '../units.ts';
import type { AskedLimits } from './asked-limits.ts';
import type { CatalogueMarkets } from './catalogue-markets.ts';
import type { CatalogueProduct } from './catalogue-products.ts';
import type { StorageTypeCode } from './codes.ts';
import type { MoneyRules } from './money.ts';
import type { ShippedOptionGroup } from './option-list.ts';
import type { ProductGroup } from './product-groups.ts';
import type { Ranking } from './ranking.ts';
import type { StorageType } from './storage-type.ts';
import type { Delivery } from './tariff.ts';
import type { UnitRow } from './unit.ts';

/** Everything of a manufacturer except texts and brand. Plain data: a version of it is stored as JSON. */
export interface CatalogueContent {
  /** In catalogue order. */
  readonly storageTypes: readonly StorageType[];
  readonly units: Readonly<Record<StorageTypeCode, readonly UnitRow[]>>;
  /** By segment. */
  readonly options: Readonly<Record<string, readonly ShippedOptionGroup[]>>;
  /** By segment. */
  readonly productGroups: Readonly<Record<string, readonly ProductGroup[]>>;
  readonly markets: CatalogueMarkets;
  /** In the order of their list. */
  readonly products: readonly CatalogueProduct[];
  readonly delivery: Delivery;
  readonly money: MoneyRules;
  readonly ranking: Ranking;
  readonly limits: {
    /** Free height needed to erect a unit under a roof. */
    readonly headroomMm: Millimetres;
    /** Absent in catalogues stored by earlier releases. */
    readonly asked?: AskedLimits;
  };
}
