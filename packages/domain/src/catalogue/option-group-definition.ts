import type { Drawn } from './equipment.ts';
import type { OptionValue } from './option-list.ts';
import type { PricedSegment } from './segments.ts';
import type { StorageTypeCode } from './unit.ts';

/** A choice as shipped, with what it draws. */
export type OptionDefinition = OptionValue & Drawn;

/** An option group as shipped: one definition for every segment that offers it. */
export interface OptionGroupDefinition {
  readonly id: string;
  /** "segment.group" on the configure screen. Groups may share a key if no unit has two of them. */
  readonly key: string;
  readonly types: Readonly<Partial<Record<PricedSegment, readonly StorageTypeCode[]>>>;
  /** Uses unit, country and the choices of earlier groups. */
  readonly expression?: string;
  readonly optional?: boolean;
  readonly multi?: boolean;
  readonly options: readonly OptionDefinition[];
}
