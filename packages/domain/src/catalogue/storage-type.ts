import type {
  Cents,
  CubicMetres,
  DegreesCelsius,
  KilogramsPerCubicMetre,
  Millimetres,
  Tonnes,
} from '../units.ts';
import type { PricedSegment } from './segments.ts';
import type { StorageTypeCode, Substance } from './unit.ts';

/** One standard size. A size once published is never taken out of its file: see `withdrawn`. */
export type UnitRow = readonly [
  diameterMm: Millimetres,
  heightMm: Millimetres,
  volumeM3: CubicMetres,
  priceCents: Cents,
  emptyMassT: Tonnes,
  slenderness: number,
  passageWidthMm?: Millimetres,
  passageHeightMm?: Millimetres,
];

/** Height between the ground and the bottom of the vessel: the same for all sizes, or above a passage. */
export type BaseRule =
  | { readonly kind: 'fixed'; readonly heightMm: Millimetres }
  | { readonly kind: 'passage'; readonly addedMm: Millimetres };

/** Room kept free above the contents: a height, or a share of the filled height. */
export type UllageRule =
  | { readonly kind: 'fixed'; readonly heightMm: Millimetres }
  | { readonly kind: 'share'; readonly percent: number; readonly minimumMm: Millimetres };

/** Everything the engine knows of a storage type; its words live in the texts package. */
export interface StorageType {
  readonly code: StorageTypeCode;
  readonly substance: Substance;
  readonly bottom: 'hopper' | 'flat';
  readonly support: 'legs' | 'slab' | 'passage-frame' | 'ballast-frame';
  readonly base: BaseRule;
  readonly ullage: UllageRule;
  readonly densityLimitKgM3: KilogramsPerCubicMetre;
  readonly temperatureLimitC: DegreesCelsius;
  /** For ranking and notes only, never a structural proof (D15). */
  readonly designWindMs: number;
  readonly mayStandInside: boolean;
  readonly segments: readonly PricedSegment[];
  readonly units: readonly UnitRow[];
  /** Sizes no longer sold, kept readable for configurations pinned to an older list (D19). */
  readonly withdrawn?: readonly UnitRow[];
}
