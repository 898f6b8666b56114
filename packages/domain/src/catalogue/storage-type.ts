import type { DegreesCelsius, KilogramsPerCubicMetre, Millimetres } from '../units.ts';
import type { PricedSegment } from './segments.ts';
import type { StorageTypeCode, Substance, Unit } from './unit.ts';

/** One standard size. Published sizes are never deleted from their file; they move to `withdrawn`. */
export type UnitSize = Pick<
  Unit,
  | 'diameterMm'
  | 'heightMm'
  | 'volumeM3'
  | 'passageWidthMm'
  | 'passageHeightMm'
  | 'emptyMassT'
  | 'slenderness'
  | 'priceCents'
>;

/** Height of the vessel's bottom above the ground: fixed, or given by the passage. */
export type BaseRule =
  | { readonly kind: 'fixed'; readonly heightMm: Millimetres }
  | { readonly kind: 'passage'; readonly addedMm: Millimetres };

/** Free space above the contents: a fixed height, or a share of the filled height. */
export type UllageRule =
  | { readonly kind: 'fixed'; readonly heightMm: Millimetres }
  | { readonly kind: 'share'; readonly percent: number; readonly minimumMm: Millimetres };

/** All data of a storage type except its names, which are in the texts package. */
export interface StorageType {
  readonly code: StorageTypeCode;
  readonly substance: Substance;
  readonly bottom: 'hopper' | 'flat';
  readonly support: 'legs' | 'slab' | 'passage-frame' | 'ballast-frame';
  readonly base: BaseRule;
  readonly ullage: UllageRule;
  readonly densityLimitKgM3: KilogramsPerCubicMetre;
  /** Upper density for loads on supports and foundation (EN-11). */
  readonly foundationDensityKgM3: KilogramsPerCubicMetre;
  readonly temperatureLimitC: DegreesCelsius;
  /** For ranking and notes only, not a structural proof (D15). */
  readonly designWindMs: number;
  readonly mayStandInside: boolean;
  /** Added to the crew hours of the tariff, e.g. for a foundation. */
  readonly extraCrewHours: number;
  readonly segments: readonly PricedSegment[];
  readonly units: readonly UnitSize[];
  /** Sizes no longer sold. Configurations pinned to an older list still need them (D19). */
  readonly withdrawn?: readonly UnitSize[];
}
