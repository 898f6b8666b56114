import type { OptionValue } from './option-list.ts';
import type { PricedSegment } from './segments.ts';
import type { StorageTypeCode } from './unit.ts';

/** An option group as shipped: one definition for every segment that offers it. */
export interface OptionGroupDefinition {
  readonly id: string;
  /** "segment.group" of the configure screen; several groups may share a key if no unit meets two of them. */
  readonly key: string;
  readonly types: Readonly<Partial<Record<PricedSegment, readonly StorageTypeCode[]>>>;
  /** Over unit, country and the choices of groups that stand before this one. */
  readonly expression?: string;
  readonly optional?: boolean;
  readonly multi?: boolean;
  readonly options: readonly OptionValue[];
}
