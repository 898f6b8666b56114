import type { StorageTypeCode } from './codes.ts';
import type { Drawn } from './equipment.ts';
import type { GroupKind, OptionValue } from './option-list.ts';

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
  readonly options: readonly OptionDefinition[];
}
