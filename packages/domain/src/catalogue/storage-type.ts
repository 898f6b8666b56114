import type { DegreesCelsius, KilogramsPerCubicMetre, Millimetres, Tonnes } from '../units.ts';
import type { PricedSegment, StorageTypeCode, Substance } from './codes.ts';
import type { StandardEquipment } from './equipment.ts';
import type { TypePicture } from './type-pictures.ts';

export type Bottom =
  | { readonly kind: 'cone'; readonly angleDeg: number; readonly outletMm: Millimetres }
  | { readonly kind: 'flat' }
  | { readonly kind: 'dished'; readonly depthShare: number };

export type Roof =
  | { readonly kind: 'cone'; readonly angleDeg: number; readonly neckMm: Millimetres }
  | { readonly kind: 'dome'; readonly riseShare: number; readonly neckMm: Millimetres }
  | { readonly kind: 'flat'; readonly rimMm: Millimetres };

export type Support =
  | {
      readonly kind: 'legs';
      readonly outletHeightMm: Millimetres;
      readonly count: number | 'by-diameter';
    }
  | {
      readonly kind: 'skirt';
      readonly outletHeightMm: Millimetres;
      readonly doorMm: readonly [width: Millimetres, height: Millimetres];
    }
  | { readonly kind: 'ring'; readonly outletHeightMm: Millimetres; readonly brackets: number }
  /** Always above a passage; its units have the measures of the passage. */
  | {
      readonly kind: 'frame';
      readonly columns: number;
      readonly columnMm: Millimetres;
      /** From the clear height to the outlet. */
      readonly aboveClearanceMm: Millimetres;
      readonly standsOn: 'foundation';
    }
  | {
      readonly kind: 'ballast-frame';
      readonly columns: number;
      readonly columnMm: Millimetres;
      readonly aboveClearanceMm: Millimetres;
      readonly passage?: boolean;
      /** The clear height of a frame without a passage. */
      readonly clearHeightMm?: Millimetres;
    }
  | { readonly kind: 'plinth'; readonly heightMm: Millimetres; readonly beyondMm: Millimetres };

export interface Shell {
  readonly kind: 'welded' | 'corrugated' | 'wound';
  /** Approximate height of a ring. */
  readonly ringMm: Millimetres;
}

/** What sizes and drawing are computed from. */
export interface Shape {
  readonly bottom: Bottom;
  readonly roof: Roof;
  readonly support: Support;
  readonly shell: Shell;
}

/** Free space above the contents: a fixed height, or a share of the filled height. */
export type UllageRule =
  | { readonly kind: 'fixed'; readonly mm: Millimetres }
  | { readonly kind: 'share'; readonly percent: number; readonly minimumMm: Millimetres };

export interface Limits {
  readonly densityKgM3: KilogramsPerCubicMetre;
  /** Upper density for loads on supports and foundation (EN-11). */
  readonly foundationDensityKgM3: KilogramsPerCubicMetre;
  readonly temperatureC: DegreesCelsius;
  /** For ranking and notes only, not a structural proof (D15). */
  readonly designWindMs: number;
  readonly designSnowKnM2?: number;
  readonly mayStandInside: boolean;
  readonly greatestContentT: Tonnes;
}

export interface Look {
  readonly material: 'grp' | 'painted_steel' | 'galvanised' | 'aluminium' | 'stainless';
  readonly colour?: string;
  /** Colour of the contents. */
  readonly contents: string;
}

/** All data of a storage type except its names, which are texts. */
export interface StorageType {
  readonly code: StorageTypeCode;
  /** By segment: the key of another name that the type has there. */
  readonly nameIn?: Readonly<Record<string, string>>;
  readonly substance: Substance;
  /** Included in the unit price, and drawn unless an option replaces it. */
  readonly standard: readonly StandardEquipment[];
  readonly segments: readonly PricedSegment[];
  readonly shape: Shape;
  /** Sizes in which options are pictured (CF-11). */
  readonly pictures?: readonly TypePicture[];
  readonly ullage: UllageRule;
  readonly limits: Limits;
  readonly look: Look;
  /** In one piece, or as panels. */
  readonly delivery: { readonly kind: 'whole' } | { readonly kind: 'panels'; readonly m3PerTruck: number };
  readonly assembly: {
    /** Added to the crew hours of the tariff, e.g. for a foundation. */
    readonly extraHours: number;
    readonly hoursPerM3?: number;
  };
}

/** Whether units stand above a passage and have its measures. */
export const hasPassage = ({ support }: Shape): boolean =>
  support.kind === 'frame' || (support.kind === 'ballast-frame' && support.passage === true);
