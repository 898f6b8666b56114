import type { Cents, Tonnes } from '../units.ts';
import type { PricedSegment, StorageTypeCode } from './codes.ts';
import type { OwnPrices } from './money.ts';
import type { StorageType } from './storage-type.ts';
import type { UnitSize } from './unit-size.ts';

/** One standard size of a storage type, as shipped. The partial heights add up to heightMm. */
export interface Unit extends UnitSize {
  /** UUIDv5 of "segment/type/diameter/volume" (D19). */
  readonly uuid: string;
  /** "{type} Ø{diameter} m {volume} m³" (D19). */
  readonly name: string;
  readonly segment: PricedSegment;
  readonly type: StorageTypeCode;
  readonly storageType: StorageType;
  readonly emptyMassT: Tonnes;
  /** Height of the contents above the bottom's edge, divided by the diameter. */
  readonly slenderness: number;
  /** In minor units of the base currency. */
  readonly priceCents: Cents;
  /** The manufacturer's article number, if the catalogue has one (IN-02). */
  readonly article?: string;
  readonly pricesIn?: OwnPrices;
  /** Tells units of equal type, diameter and volume apart. */
  readonly variant?: string;
}

/** One standard size. A published size is never deleted: pinned configurations still need it (D19). */
export type UnitRow = {
  readonly sold?: false;
} & Pick<
  Unit,
  | 'diameterMm'
  | 'heightMm'
  | 'volumeM3'
  | 'passageWidthMm'
  | 'passageHeightMm'
  | 'emptyMassT'
  | 'priceCents'
  | 'article'
  | 'pricesIn'
  | 'variant'
>;
