import type { OptionGroup } from './option-list.ts';
import type { PricedSegment } from './segments.ts';
import type { Unit } from './unit.ts';

/** The catalogue of one segment at one pair of list versions. Recommendation and pricing read nothing else. */
export interface Catalogue {
  readonly segment: PricedSegment;
  readonly priceVersion: number;
  readonly optionVersion: number;
  /** In catalogue order. */
  readonly units: readonly Unit[];
  readonly optionGroups: readonly OptionGroup[];
}
