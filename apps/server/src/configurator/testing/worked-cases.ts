import {
  createRecommendation,
  type GroupFlowAnswer,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { newId, type TestClient } from '../../platform/http/testing/test-client.ts';

/** A farmer near Cloppenburg who needs two silos of 30 m³ for mixed feed: the first worked case of the rules. */
export const mixedFeed = {
  localeStr: 'de_DE',
  segment: 'agricultural',
  segment_label: 'agriculture',
  productGroupType: 'animal_feed',
  characteristicGroupType: 'mixed_feed',
  volumePerUnit: 30,
  amountOfUnits: 2,
  placement: 'outside',
  locationPlacename: 'Cloppenburg, Deutschland',
  locationLattitude: 52.85,
  locationLongitude: 8.04,
  locationCountry: 'Deutschland',
  recommendationShown: 'product-group',
} as const;

/** Whole grain in a hall of 7 m near Kiel. */
export const wholeGrainInside = {
  ...mixedFeed,
  characteristicGroupType: 'whole_grain',
  volumePerUnit: 50,
  amountOfUnits: 1,
  placement: 'inside',
  spaceLimitationHeightInMeter: 7,
  locationPlacename: 'Kiel, Deutschland',
  locationLattitude: 54.32,
  locationLongitude: 10.13,
} as const;

export const roadSalt = {
  ...mixedFeed,
  segment: 'road_salt',
  segment_label: 'road_salt',
  productGroupType: 'road_salt',
  characteristicGroupType: undefined,
  volumePerUnit: 20,
  amountOfUnits: 1,
  locationPlacename: 'Luxembourg, Luxembourg',
  locationLattitude: 49.61,
  locationLongitude: 6.13,
  locationCountry: 'Luxembourg',
} as const;

/** Goes as far as a recommendation and returns its items in rank order. */
export async function recommended(
  browser: TestClient,
  values: Readonly<Record<string, unknown>> = mixedFeed,
  id = newId(),
) {
  const { body } = await browser.put(createRecommendation, { ...values, id });
  const items = Object.values((body as GroupFlowAnswer).preconfigured_unit_recommendations);
  return { id, items };
}

/** Goes as far as selecting the best unit. */
export async function withUnit(
  browser: TestClient,
  values: Readonly<Record<string, unknown>> = mixedFeed,
  ownId = newId(),
) {
  const { id, items } = await recommended(browser, values, ownId);
  const [first] = items;
  if (!first) throw new Error('nothing was recommended');
  const answer = await browser.put(selectPreconfiguredUnit, {
    id,
    preconfiguredUnitType: first.preconfigured_unit_type,
    diameterInMm: first.diameter_mm,
    preconfiguredUnitUuid: first.uuid,
  });
  return { id, item: first, answer: answer.body };
}
