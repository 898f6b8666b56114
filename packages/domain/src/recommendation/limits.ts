import type { Catalogue } from '../catalogue/catalogue.ts';
import { needsOf, type StorageNeeds } from '../catalogue/product-groups.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { CubicMetres, DegreesCelsius, KilogramsPerCubicMetre, Millimetres } from '../units.ts';
import type { RecommendationRequest, RejectionRule } from './request.ts';

export interface Room {
  readonly ceilingMm: Millimetres;
  /** Free height needed to erect a unit. */
  readonly headroomMm: Millimetres;
}

/** A request completed with the values of its group. */
export interface StoredGoods {
  /** The types that may hold them, preferred first. */
  readonly types: readonly StorageType[];
  readonly densityKgM3: KilogramsPerCubicMetre;
  readonly temperatureC: DegreesCelsius;
}

/** Throws if the group or characteristic does not exist: callers validate visitor input. */
export function storedGoods(
  request: RecommendationRequest,
  { productGroups, types }: Pick<Catalogue, 'productGroups' | 'types'>,
): StoredGoods {
  const needs = needsOf(productGroups, request.productGroup, request.characteristicGroup);
  if (!needs) {
    const name = `${request.segment}/${request.productGroup}/${request.characteristicGroup ?? ''}`;
    throw new Error(`no product group ${name}`);
  }
  return {
    types: needs.types.flatMap((code) => types.get(code) ?? []),
    // What is really stored can be heavier than what the group is meant for (G1).
    densityKgM3: Math.max(request.densityKgM3 ?? needs.densityKgM3, request.storedDensityKgM3 ?? 0),
    temperatureC: request.temperatureC ?? needs.temperatureC,
  };
}

/** What the strongest of the types can bear. */
export const greatestDensityKgM3 = (
  { types: codes }: Pick<StorageNeeds, 'types'>,
  types: Catalogue['types'],
): KilogramsPerCubicMetre =>
  codes.reduce((max, code) => Math.max(max, types.get(code)?.limits.densityKgM3 ?? 0), 0);

/** The rule that excludes a type at every size. */
export function typeRule(type: StorageType, goods: Omit<StoredGoods, 'types'>): RejectionRule | undefined {
  if (goods.densityKgM3 > type.limits.densityKgM3) return 'density';
  if (goods.temperatureC > type.limits.temperatureC) return 'temperature';
  return undefined;
}

/** The room of the unit; outdoors there is none. */
export const roomOf = (
  { placement, heightLimitMm }: RecommendationRequest,
  { headroomMm }: Pick<Catalogue, 'headroomMm'>,
): Room | undefined =>
  placement === 'inside' && heightLimitMm !== undefined
    ? { ceilingMm: heightLimitMm, headroomMm }
    : undefined;

/** Indoors, the tallest unit that can be erected; outdoors, no limit. */
export const tallestMm = (
  request: RecommendationRequest,
  catalogue: Pick<Catalogue, 'headroomMm'>,
): Millimetres => {
  const room = roomOf(request, catalogue);
  return room ? room.ceilingMm - room.headroomMm : Number.POSITIVE_INFINITY;
};

/** Compares a product, so that every caller rounds the same way. */
export const isTooHeavy = (
  volumeM3: CubicMetres,
  densityKgM3: KilogramsPerCubicMetre,
  { limits }: StorageType,
): boolean => volumeM3 * densityKgM3 > limits.greatestContentT * 1000;
