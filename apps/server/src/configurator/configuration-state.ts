import type { BodyOf } from '@silowright/contract/call';
import type { createRecommendation } from '@silowright/contract/configurator';
import type { FieldError } from '@silowright/contract/errors';
import { countryCode } from '@silowright/domain/catalogue/country-names';
import { needsOf, type ProductGroup } from '@silowright/domain/catalogue/product-groups';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import type { Selection } from '@silowright/domain/pricing/selection';
import type { Place, RecommendationRequest } from '@silowright/domain/recommendation/request';
import type { YardPlan } from '@silowright/domain/yard/yard-plan';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import { countryOf } from './places/country-of.ts';
import type { ConfigurationRow } from './store/configurations.ts';

/** The session values as create-recommendation received and stored them (RM-10). */
export type StoredValues = BodyOf<typeof createRecommendation>;

/** Empty until the first recommendation. */
export const valuesOf = (row: Pick<ConfigurationRow, 'id' | 'values'>): Partial<StoredValues> =>
  readStored(storedKinds.configuration, row.id, row.values);

export const selectionOf = (row: Pick<ConfigurationRow, 'id' | 'selection'>): Selection | undefined =>
  row.selection === null ? undefined : readStored(storedKinds.selection, row.id, row.selection);

export const yardPlanOf = (row: Pick<ConfigurationRow, 'id' | 'yard_plan'>): YardPlan | undefined =>
  row.yard_plan === null ? undefined : readStored(storedKinds.yardPlan, row.id, row.yard_plan);

/** Metres or millimetres, under any of the three specified names (LO-13). */
export function heightLimitMmOf(values: Partial<StoredValues>): number | undefined {
  if (values.placement !== 'inside') return undefined;
  const metres = values.spaceLimitationHeightInMeter ?? values.spaceLimitationHeightInMeters;
  if (metres !== undefined) return Math.round(metres * 1000);
  return values.spaceLimitationHeightInMm;
}

/** The place of the unit; without coordinates there is none, and transport is not available. */
export function placeOf(
  values: Partial<StoredValues>,
  country: string | null | undefined,
): Place | undefined {
  const { locationLattitude: latitude, locationLongitude: longitude } = values;
  if (latitude === undefined || longitude === undefined) return undefined;
  return { latitude, longitude, ...(country && { country }) };
}

/** Whether the visitor uses the flow of product groups; the other flows have no priced units. */
export const isGroupFlow = (values: Partial<StoredValues>): boolean =>
  values.recommendationShown === 'product-group' ||
  (values.recommendationShown === undefined && values.productGroupType !== undefined);

/** The request to the engine. `groupsOf` returns undefined for a segment without price lists. Throws the fields that are inconsistent. */
export function requestOf(
  values: Partial<StoredValues>,
  country: string | null | undefined,
  groupsOf: (segment: string) => readonly ProductGroup[] | undefined,
): Outcome<RecommendationRequest, FieldError[]> {
  const { segment, productGroupType, volumePerUnit, amountOfUnits } = values;
  const groups = segment === undefined ? undefined : groupsOf(segment);
  if (segment === undefined || !groups) {
    return refuse([fieldError('segment', 'no-product-groups', 'has no product groups')]);
  }
  if (productGroupType === undefined || volumePerUnit === undefined || amountOfUnits === undefined) {
    return refuse([fieldError('productGroupType', 'required', 'This field is required')]);
  }
  // A group without characteristics may still carry the one of an earlier group.
  const characteristicGroup = needsOf(groups, productGroupType) ? undefined : values.characteristicGroupType;
  if (!needsOf(groups, productGroupType, characteristicGroup)) {
    return refuse([fieldError('characteristicGroupType', 'unknown', 'is not of this product group')]);
  }
  const placement = values.placement ?? 'outside';
  const heightLimitMm = heightLimitMmOf(values);
  if (placement === 'inside' && heightLimitMm === undefined) {
    return refuse([fieldError('spaceLimitationHeightInMeter', 'required', 'This field is required')]);
  }
  const place = placeOf(values, country);
  return ok({
    segment,
    productGroup: productGroupType,
    ...(characteristicGroup !== undefined && { characteristicGroup }),
    volumePerUnitM3: volumePerUnit,
    amountOfUnits,
    placement,
    ...(heightLimitMm !== undefined && { heightLimitMm }),
    // Impossible numbers are ignored.
    ...(isPositive(values.density) && { densityKgM3: values.density }),
    ...(isPositive(values.temperatureInCelsius) && { temperatureC: values.temperatureInCelsius }),
    ...(values.storedDensity !== undefined && { storedDensityKgM3: values.storedDensity }),
    ...(place && { place }),
  });
}

const isPositive = (value: number | undefined): value is number => value !== undefined && value > 0;

/** From the coordinates, else from the country's name in any of the four languages (D17). */
export function countryOfValues(values: Partial<StoredValues>): string | null {
  const { locationLattitude: lat, locationLongitude: lng, locationCountry: name } = values;
  const byPoint = lat !== undefined && lng !== undefined ? countryOf(lat, lng) : undefined;
  return byPoint ?? (name ? countryCode(name) : undefined) ?? null;
}

const tries = 4;

/**
 * For two concurrent requests on one configuration: the second computes again on the result of the first. `work`
 * returns undefined if the state was changed meanwhile.
 */
export async function onFreshState<Answer>(work: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const answer = await work();
    if (answer !== undefined) return answer;
  }
  throw new ApiError('unavailable');
}
