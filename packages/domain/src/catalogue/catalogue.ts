import type { Shapes } from '../drawing/configured-model.ts';
import type { Millimetres } from '../units.ts';
import type { AskedLimits } from './asked-limits.ts';
import type { PricedSegment, StorageTypeCode } from './codes.ts';
import type { MoneyRules } from './money.ts';
import type { OptionGroup } from './option-list.ts';
import type { ProductGroup } from './product-groups.ts';
import type { Ranking } from './ranking.ts';
import type { StorageType } from './storage-type.ts';
import type { Delivery } from './tariff.ts';
import type { Unit } from './unit.ts';

/** The catalogue of one segment at one pair of list versions. Recommendation and pricing read nothing else. */
export interface Catalogue {
  readonly segment: PricedSegment;
  readonly priceVersion: number;
  readonly optionVersion: number;
  /** The types sold in the segment, in catalogue order. */
  readonly types: ReadonlyMap<StorageTypeCode, StorageType>;
  readonly productGroups: readonly ProductGroup[];
  readonly delivery: Delivery;
  readonly money: MoneyRules;
  readonly ranking: Ranking;
  readonly headroomMm: Millimetres;
  readonly asked: AskedLimits;
  /** In catalogue order. */
  readonly units: readonly Unit[];
  readonly optionGroups: readonly OptionGroup[];
  /** Article numbers by "group.value". */
  readonly optionArticles: Readonly<Record<string, string>>;
  /** What units and options look like. */
  readonly shapes: Shapes;
}
