import type { PricedSegment } from '../catalogue/segments.ts';
import type { StorageTypeCode, Unit } from '../catalogue/unit.ts';
import type { Cents, CubicMetres, DegreesCelsius, KilogramsPerCubicMetre, Millimetres } from '../units.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-1 alpha-2, or absent when the coordinates lie in no country. */
  readonly country?: string;
}

export interface RecommendationRequest {
  readonly segment: PricedSegment;
  readonly productGroup: string;
  readonly characteristicGroup?: string;
  readonly volumePerUnitM3: CubicMetres;
  readonly amountOfUnits: number;
  readonly placement: 'outside' | 'inside';
  /** Present exactly when placement is inside. */
  readonly heightLimitMm?: Millimetres;
  /** The visitor's own values; else those of the characteristic. */
  readonly densityKgM3?: KilogramsPerCubicMetre;
  readonly temperatureC?: DegreesCelsius;
  readonly place?: Place;
}

/** Why a unit fits, as numbers; the texts are made where they are shown. */
export type FitReason =
  | { readonly kind: 'fill-level'; readonly percent: number }
  | { readonly kind: 'headroom'; readonly spareMm: Millimetres }
  | { readonly kind: 'density-margin'; readonly limit: KilogramsPerCubicMetre; readonly percent: number }
  | { readonly kind: 'temperature-margin'; readonly limit: DegreesCelsius; readonly spare: DegreesCelsius }
  | { readonly kind: 'preferred-type' }
  | { readonly kind: 'best-price' };

/** The rules of facts.md section 4, by name. */
export type RejectionRule =
  | 'density'
  | 'temperature'
  | 'volume-too-small'
  | 'volume-too-large'
  | 'height-limit'
  | 'never-inside'
  | 'content-mass'
  | 'not-deliverable';

/** One change of the request that would make something fit (D22). */
export type NearestChange =
  | { readonly kind: 'volume'; readonly volumePerUnitM3: CubicMetres }
  | { readonly kind: 'height-limit'; readonly heightLimitMm: Millimetres }
  | { readonly kind: 'placement'; readonly placement: 'outside' | 'inside' }
  | { readonly kind: 'characteristic'; readonly characteristicGroup: string };

/** What was asked in all, in more and smaller units. */
export interface MoreUnits {
  readonly amountOfUnits: number;
  readonly volumePerUnitM3: CubicMetres;
}

export interface RecommendedUnit {
  readonly unit: Unit;
  /** For all units together; null when not available. */
  readonly transportCents: Cents | null;
  readonly score: number;
  readonly reasons: readonly FitReason[];
}

export interface RejectedType {
  readonly type: StorageTypeCode;
  readonly rule: RejectionRule;
  readonly nearestChanges: readonly NearestChange[];
}

export interface Recommendation {
  /** In rank order, at most four. */
  readonly recommended: readonly RecommendedUnit[];
  readonly rejected: readonly RejectedType[];
  /** Over all types, at most three, the smallest relative change first; empty when something was found. */
  readonly nearestChanges: readonly NearestChange[];
  /** Absent when something was found, or when no number of units holds what was asked. */
  readonly moreUnits?: MoreUnits;
}
