import type { PricedSegment, StorageTypeCode } from '../catalogue/codes.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Cents, CubicMetres, DegreesCelsius, KilogramsPerCubicMetre, Millimetres } from '../units.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-1 alpha-2; absent if the coordinates are in no country. */
  readonly country?: string;
}

export interface RecommendationRequest {
  readonly segment: PricedSegment;
  readonly productGroup: string;
  readonly characteristicGroup?: string;
  readonly volumePerUnitM3: CubicMetres;
  readonly amountOfUnits: number;
  readonly placement: 'outside' | 'inside';
  /** Present only if placement is inside. */
  readonly heightLimitMm?: Millimetres;
  /** The visitor's own values; if absent, those of the characteristic apply. */
  readonly densityKgM3?: KilogramsPerCubicMetre;
  readonly temperatureC?: DegreesCelsius;
  /** Of what is really stored (EN-01). A limit where it exceeds that of the characteristic (G1). */
  readonly storedDensityKgM3?: KilogramsPerCubicMetre;
  readonly place?: Place;
}

/** Why a unit fits, as numbers. The texts are made by the caller. */
export type FitReason =
  | { readonly kind: 'fill-level'; readonly percent: number }
  | { readonly kind: 'headroom'; readonly spareMm: Millimetres }
  | { readonly kind: 'density-margin'; readonly limit: KilogramsPerCubicMetre; readonly percent: number }
  | { readonly kind: 'temperature-margin'; readonly limit: DegreesCelsius; readonly spare: DegreesCelsius }
  | { readonly kind: 'preferred-type' }
  | { readonly kind: 'best-price' };

/** The rules of the recommendation, by name. */
export type RejectionRule =
  | 'density'
  | 'temperature'
  | 'volume-too-small'
  | 'volume-too-large'
  | 'height-limit'
  | 'never-inside'
  | 'content-mass'
  | 'not-deliverable';

/** One change of the request that makes something fit (D22). */
export type NearestChange =
  | { readonly kind: 'volume'; readonly volumePerUnitM3: CubicMetres }
  | { readonly kind: 'height-limit'; readonly heightLimitMm: Millimetres }
  | { readonly kind: 'placement'; readonly placement: 'outside' | 'inside' }
  | { readonly kind: 'characteristic'; readonly characteristicGroup: string }
  /** A lighter product, at most this heavy. Only if the density of what is stored excludes a type (G1). */
  | { readonly kind: 'density'; readonly densityKgM3: KilogramsPerCubicMetre };

/** The requested total volume in more, smaller units. */
export interface MoreUnits {
  readonly amountOfUnits: number;
  readonly volumePerUnitM3: CubicMetres;
}

export interface RecommendedUnit {
  readonly unit: Unit;
  /** For all units together; null if not available. */
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
  /** Over all types, at most three, smallest relative change first. Empty if something was found. */
  readonly nearestChanges: readonly NearestChange[];
  /** Absent if something was found, or if no number of units holds the requested volume. */
  readonly moreUnits?: MoreUnits;
}

export interface DeliveredUnit {
  readonly unit: Unit;
  /** For all units together; null if not available. */
  readonly transportCents: Cents | null;
}

/** What all units cost, with transport and assembly if available. */
export const totalCents = ({ unit, transportCents }: DeliveredUnit, amountOfUnits: number): Cents =>
  unit.priceCents * amountOfUnits + (transportCents ?? 0);
