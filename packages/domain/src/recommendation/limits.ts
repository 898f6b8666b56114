import { type StorageNeeds, storageNeeds } from '../catalogue/product-groups.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { CubicMetres, DegreesCelsius, KilogramsPerCubicMetre, Millimetres, Tonnes } from '../units.ts';
import type { RecommendationRequest, RejectionRule } from './request.ts';

/** Free height that erecting a unit under a roof needs. */
export const headroomMm: Millimetres = 300;
const greatestContentT: Tonnes = 300;

/** A request with its group's limits put in where the visitor gave none. */
export interface StoredGoods {
  readonly needs: StorageNeeds;
  readonly densityKgM3: KilogramsPerCubicMetre;
  readonly temperatureC: DegreesCelsius;
}

/** Throws on a group or characteristic that does not exist: callers check what a visitor sends. */
export function storedGoods(request: RecommendationRequest): StoredGoods {
  const needs = storageNeeds(request.segment, request.productGroup, request.characteristicGroup);
  if (!needs) {
    const name = `${request.segment}/${request.productGroup}/${request.characteristicGroup ?? ''}`;
    throw new Error(`no product group ${name}`);
  }
  return {
    needs,
    densityKgM3: request.densityKgM3 ?? needs.densityKgM3,
    temperatureC: request.temperatureC ?? needs.temperatureC,
  };
}

/** The rule that shuts out a whole type, whatever the size. */
export function typeRule(type: StorageType, goods: StoredGoods): RejectionRule | undefined {
  if (goods.densityKgM3 > type.densityLimitKgM3) return 'density';
  if (goods.temperatureC > type.temperatureLimitC) return 'temperature';
  return undefined;
}

/** Inside, the tallest unit that can be erected; outside, any. */
export const tallestMm = (request: RecommendationRequest): Millimetres =>
  request.placement === 'inside' && request.heightLimitMm !== undefined
    ? request.heightLimitMm - headroomMm
    : Number.POSITIVE_INFINITY;

/** Whether the content may weigh what it does; compared as a product, so that every path rounds alike. */
export const isTooHeavy = (volumeM3: CubicMetres, densityKgM3: KilogramsPerCubicMetre): boolean =>
  volumeM3 * densityKgM3 > greatestContentT * 1000;
