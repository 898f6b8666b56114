import {
  marketLabels,
  pricedSegments,
  productRows,
  productsOf,
  segmentIds,
  wireProductGroups,
} from '@silowright/catalogue/testing/sample';
import { languages, locales } from '@silowright/domain/locale';
import { expect, test } from 'vitest';

test('179 products, each with a substance and a market (PB-10)', () => {
  expect(productRows).toHaveLength(179);
  expect(new Set(productRows.map(({ id }) => id)).size).toBe(179);
  const labels = new Set<string>(Object.values(marketLabels));
  const missing = productRows
    .filter(
      ({ markets, substances, densityKgM3, temperatureC }) =>
        substances.length === 0 ||
        markets.length === 0 ||
        markets.some((market) => !labels.has(market)) ||
        !(densityKgM3 >= 0) ||
        !(temperatureC >= 0),
    )
    .map(({ id }) => id);
  expect(missing).toEqual([]);
});

/** Products without a name in a language, by id. */
const unnamed = (locale: string): string[] =>
  productRows.filter(({ names }) => !names[locale]?.trim()).map(({ id }) => id);

test.each(languages)('every product has a name in %s (PB-10, A3)', (language) => {
  expect(unnamed(locales[language])).toEqual([]);
});

test('the check reports a language without names (A3)', () => {
  expect(unnamed('fr_FR')).toHaveLength(productRows.length);
});

test.each(segmentIds)('%s has products in every language, with unique names (PB-10)', (segment) => {
  for (const language of languages) {
    const labels = productsOf(segment, language).map(({ label }) => label);
    expect(labels.length, language).toBeGreaterThan(5);
    expect(new Set(labels).size, language).toBe(labels.length);
  }
});

test.each([
  ['en', 'Wheat'],
  ['nl', 'Tarwe'],
  ['de', 'Weizen'],
  ['da', 'Hvede'],
] as const)('a product in %s has its value, figures and flags (PB-10)', (language, label) => {
  expect(productsOf('agricultural', language).find(({ value }) => value === 'wheat')).toMatchObject({
    value: 'wheat',
    label,
    temperature: 15,
    density: 770,
    substances: ['solid'],
    atex: true,
    food: true,
  });
});

test('product counts per market; simplified tiles include neighbouring markets (PB-10)', () => {
  const count = (simplified: boolean) =>
    segmentIds.map((segment) => productsOf(segment, 'en', simplified).length);
  // food, feed, road salt, agriculture, paper, energy, chemical, other
  expect(count(false)).toEqual([41, 65, 12, 63, 20, 19, 45, 21]);
  const values = (segment: 'food_and_feed' | 'other_industries') =>
    productsOf(segment, 'en').map(({ value }) => value);
  expect(values('food_and_feed')).toEqual(expect.arrayContaining(['sugar', 'fish_meal']));
  expect(values('other_industries')).toEqual(
    expect.arrayContaining(['fire_water', 'pe_granulate', 'talc', 'wood_chips']),
  );
  expect(values('food_and_feed')).not.toContain('rock_salt');
});

test('groups and characteristics are the twelve texts of the specification (PG-08)', () => {
  const names = pricedSegments.flatMap((segment) =>
    wireProductGroups(segment).flatMap((group) => [
      group.type,
      ...(group['characteristic-groups'] ?? []).map(({ type }) => type),
    ]),
  );
  expect(names.toSorted()).toEqual([
    'animal_feed',
    'brine',
    'cold_and_light',
    'discharge_liquid',
    'heavier',
    'hot_and_heavy',
    'mixed_feed',
    'road_salt',
    'warm_and_heavy',
    'waste_water',
    'wet_by_product',
    'whole_grain',
  ]);
});
