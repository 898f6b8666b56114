import type { OptionGroup } from './option-list.ts';
import type { Ranking } from './ranking.ts';
import type { PricedSegment } from './segments.ts';
import type { Delivery } from './tariff.ts';
import type { Unit } from './unit.ts';

/** The catalogue of one segment at one pair of list versions. Recommendation and pricing read nothing else. */
export interface Catalogue {
  readonly segment: PricedSegment;
  readonly priceVersion: number;
  readonly optionVersion: number;
  readonly delivery: Delivery;
  readonly ranking: Ranking;
  /** In catalogue order. */
  readonly units: readonly Unit[];
  readonly optionGroups: readonly OptionGroup[];
}
