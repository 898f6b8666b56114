import type { OptionGroup } from './option-list.ts';
import type { PricedSegment } from './segments.ts';
import type { Unit } from './unit.ts';

/** What one segment sells at one pair of list versions: the only thing engine and pricing read. */
export interface Catalogue {
  readonly segment: PricedSegment;
  readonly priceVersion: number;
  readonly optionVersion: number;
  /** In catalogue order. */
  readonly units: readonly Unit[];
  readonly optionGroups: readonly OptionGroup[];
}
