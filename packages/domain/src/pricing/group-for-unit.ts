import type { GroupKind } from '../catalogue/option-list.ts';
import type { Cents } from '../units.ts';
import type { PriceSource } from './priced-configuration.ts';

/** A choice with its price for one unit, with its wire names (CF-20). */
export interface PricedOption {
  readonly value: string;
  readonly default_selected: boolean;
  /** The visitor adds words to this value. */
  readonly custom?: true | undefined;
  readonly price_in_cents: Cents;
  readonly source: PriceSource;
}

/** An option group for one unit at one place. */
export interface GroupForUnit {
  readonly id: string;
  /** "segment.group" */
  readonly key: string;
  readonly optional: boolean;
  readonly multi: boolean;
  readonly kind?: GroupKind | undefined;
  /** Present if other choices decide whether the group is shown (D20). */
  readonly expression?: string;
  readonly options: readonly PricedOption[];
}
