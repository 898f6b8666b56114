import type { Cents } from '../units.ts';
import type { PricedSegment, StorageTypeCode } from './codes.ts';
import type { Drawn } from './equipment.ts';
import type { OwnPrices } from './money.ts';

/**
 * What the choices of a group are, where code has to know: colours are shown as swatches, and what an earthquake needs
 * is preselected where earthquakes are checked. Most groups have none.
 */
export const groupKinds = ['colours', 'earthquake'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** One value of an option group, priced by a fixed amount or by a formula (D6). */
export interface OptionValue {
  /** English label for staff; visitors see the text of their language. */
  readonly label: string;
  readonly value: string;
  readonly default_selected?: boolean;
  readonly priceInCents?: Cents;
  /** Of the catalogue, never published in a list. */
  readonly pricesIn?: OwnPrices;
  /** The visitor adds words to this value, for example which colour. Of the catalogue, never published in a list. */
  readonly custom?: true;
  readonly formula?: string;
}

/** An option group as published in a versioned list (PR-09, D6). `key` is "segment.group". */
export interface OptionGroup {
  readonly id: string;
  readonly key: string;
  readonly filters: {
    readonly types: string | readonly string[];
    readonly expression: string | readonly string[];
    readonly diameters: string | readonly string[];
  };
  readonly optional: boolean;
  readonly multi: boolean;
  /** Of the catalogue, never published in a list. */
  readonly kind?: GroupKind;
  /** Its price is for the whole order, such as that of a calculation; absent: for each unit. Never published. */
  readonly per?: 'order';
  readonly options: readonly OptionValue[];
}

export interface OptionList {
  readonly id: { readonly version: number; readonly segment: PricedSegment };
  readonly options: readonly OptionGroup[];
}

/** A row of a base price list, with its wire names (PR-09). */
export interface BasePriceRow {
  readonly name: string;
  readonly volume: number;
  readonly uuid: string;
  readonly priceInCents: Cents;
  readonly heightInMm: number;
  readonly passage_width_in_mm?: number;
  readonly passage_height_in_mm?: number;
}

export interface BasePriceList {
  readonly id: { readonly version: number; readonly segment: PricedSegment };
  readonly prices: readonly BasePriceRow[];
}

/** A choice as shipped, with what it draws and its article number. */
export type OptionDefinition = OptionValue & Drawn & { readonly article?: string };

/** An option group of one segment as shipped. */
export interface ShippedOptionGroup {
  readonly id: string;
  /** "segment.group" on the configure screen. Groups may share a key if no unit has two of them. */
  readonly key: string;
  readonly types: readonly StorageTypeCode[];
  /** Uses unit, country and the choices of earlier groups. */
  readonly expression?: string;
  /** In millimetres; all if empty or missing. */
  readonly diameters?: readonly number[];
  readonly optional?: boolean;
  readonly multi?: boolean;
  readonly kind?: GroupKind;
  readonly per?: 'unit' | 'order';
  readonly options: readonly OptionDefinition[];
}
