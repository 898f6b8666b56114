import type { CurrencyCode } from '../catalogue/money.ts';
import type { GroupKind } from '../catalogue/option-list.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Cents, Kilometres, Millimetres } from '../units.ts';
import type { Selection } from './selection.ts';

/** The origin of an amount; lets every line explain itself. */
export type PriceSource =
  | { readonly kind: 'included' }
  | { readonly kind: 'fixed'; readonly listVersion: number }
  | {
      readonly kind: 'formula';
      readonly formula: string;
      readonly withNumbers: string;
      readonly listVersion: number;
    };

export interface PriceLine {
  /** "segment.group" */
  readonly key: string;
  readonly groupId: string;
  readonly value: string;
  readonly custom?: string;
  readonly priceCents: Cents;
  readonly source: PriceSource;
  /** Charged once for all units of the configuration; absent: for each unit. */
  readonly per?: 'order';
}

export interface TransportCost {
  /** Transport and assembly for all units. */
  readonly cents: Cents;
  readonly km: Kilometres;
  readonly trucks: number;
}

export type DropReason = 'hidden' | 'not-offered' | 'invalid' | 'too-tall';

export interface DroppedChoice {
  readonly key: string;
  readonly value: string;
  readonly reason: DropReason;
}

export interface PricedConfiguration {
  readonly unit: Unit;
  /** Of every amount here. */
  readonly currency: CurrencyCode;
  readonly amountOfUnits: number;
  /** The resolved selection, without hidden and unknown values. */
  readonly selection: Selection;
  readonly dropped: readonly DroppedChoice[];
  /** In the order of the option list. */
  readonly lines: readonly PriceLine[];
  readonly unitPriceCents: Cents;
  /** Per unit, without what is charged per order. */
  readonly optionsCostCents: Cents;
  /** null if not available; never zero. */
  readonly transport: TransportCost | null;
  /** goodsCents + transport. Excludes transport that is not available. */
  readonly totalCents: Cents;
  /** Includes a raised outflow. */
  readonly totalHeightMm: Millimetres;
  readonly priceVersion: number;
  readonly optionVersion: number;
}

/** The options that are charged once, whatever the number of units. */
export const orderOptionsCents = (lines: readonly Pick<PriceLine, 'per' | 'priceCents'>[]): Cents =>
  lines.reduce((sum, { per, priceCents }) => (per === 'order' ? sum + priceCents : sum), 0);

/** units x (unit price + options) + options per order. */
export const goodsCents = ({
  amountOfUnits,
  unitPriceCents,
  optionsCostCents,
  lines,
}: Pick<PricedConfiguration, 'amountOfUnits' | 'unitPriceCents' | 'optionsCostCents'> & {
  readonly lines: readonly Pick<PriceLine, 'per' | 'priceCents'>[];
}): Cents => amountOfUnits * (unitPriceCents + optionsCostCents) + orderOptionsCents(lines);

/** A quotation and its prices are valid for 30 days (D9). */
export const offerValidityDays = 30;

/** Left out, or provided by the customer: "included" would be wrong. */
export const isNotSupplied = ({
  value,
  priceCents,
}: {
  readonly value: string;
  readonly priceCents: number;
}): boolean => priceCents === 0 && (value === 'none' || value === 'by_client');

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
  /** What its choices cost is charged once; absent: for each unit. */
  readonly per?: 'order' | undefined;
  /** Present if other choices decide whether the group is shown (D20). */
  readonly expression?: string;
  readonly options: readonly PricedOption[];
}
