import type { Cents, Tonnes } from '../units.ts';
import type { PricedSegment } from './segments.ts';
import type { UnitSize } from './unit-size.ts';

export const storageTypeCodes = ['vvs4', 'vb4', 'dds4', 'fs', 'ms', 'nb', 'spw'] as const;
export type StorageTypeCode = (typeof storageTypeCodes)[number];

export type Substance = 'solid' | 'liquid';

/** One standard size of a storage type, as shipped. The partial heights add up to heightMm. */
export interface Unit extends UnitSize {
  /** UUIDv5 of "segment/type/diameter/volume" (D19). */
  readonly uuid: string;
  /** "{type} Ø{diameter} m {volume} m³" (D19). */
  readonly name: string;
  readonly segment: PricedSegment;
  readonly type: StorageTypeCode;
  readonly emptyMassT: Tonnes;
  /** Height of the contents above the bottom's edge, divided by the diameter. */
  readonly slenderness: number;
  readonly priceCents: Cents;
}
