import type { CurrencyCode } from '../catalogue/money.ts';
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
  /** Per unit, in the order of the option list. */
  readonly lines: readonly PriceLine[];
  readonly unitPriceCents: Cents;
  /** Per unit. */
  readonly optionsCostCents: Cents;
  /** null if not available; never zero. */
  readonly transport: TransportCost | null;
  /** units x (unit price + options) + transport. Excludes transport that is not available. */
  readonly totalCents: Cents;
  /** Includes a raised outflow. */
  readonly totalHeightMm: Millimetres;
  readonly priceVersion: number;
  readonly optionVersion: number;
}
