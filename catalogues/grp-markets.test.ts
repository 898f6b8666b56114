import { marketLabels, marketsFor, readSegment, sampleContent } from '@silowright/catalogue/testing/sample';
import { drawMarket } from '@silowright/domain/drawing/draw-market';
import { toSvg } from '@silowright/domain/drawing/to-svg';
import { type Flags, flagDefaults } from '@silowright/domain/flags/flags';
import { expect, test } from 'vitest';

const rows = (flags: Partial<Flags> = {}) =>
  marketsFor({ ...flagDefaults, ...flags }).map(({ id, step, label, wip }) => [id, step, label, wip]);

const simplified = [
  ['food_and_feed', 'product-basic', 'food', true],
  ['agricultural', 'product-group', 'agriculture', false],
  ['road_salt', 'product-group', 'road_salt', true],
  ['other_industries', 'product-basic', 'other', true],
];

test('the four simplified segments (MK-02)', () => {
  expect(rows()).toEqual(simplified);
});

const all = [
  ['food_and_feed', 'product-basic', 'food', false],
  ['animal_food', 'product-basic', 'feed', false],
  ['road_salt', 'product-basic', 'road_salt', false],
  ['agricultural', 'product-group', 'agriculture', false],
  ['pulp_paper', 'product-basic', 'paper_pulp', false],
  ['renewable_energy', 'product-basic', 'renewable_energy', false],
  ['chemical_processing', 'product-basic', 'chemical', false],
  ['other_industries', 'product-basic', 'other', false],
];

test('the eight segments of the full list, none marked as in progress (MK-03)', () => {
  expect(rows({ SEGMENTS_SIMPLIFIED: false })).toEqual(all);
});

test('without the new flow, agriculture is basic in the full list only (MK-03, FL-05)', () => {
  expect(rows({ SEGMENTS_SIMPLIFIED: false, AGRA_NEW_FLOW: false })).toEqual(
    all.map((row) =>
      row[0] === 'agricultural' ? ['agricultural', 'product-basic', 'agriculture', false] : row,
    ),
  );
  expect(rows({ AGRA_NEW_FLOW: false })).toEqual(simplified);
});

test('without the new flow, road salt is basic in the simplified list only (FL-05)', () => {
  expect(rows({ SALT_NEW_FLOW: false })).toEqual(
    simplified.map((row) =>
      row[0] === 'road_salt' ? ['road_salt', 'product-basic', 'road_salt', true] : row,
    ),
  );
  expect(rows({ SEGMENTS_SIMPLIFIED: false, SALT_NEW_FLOW: false })).toEqual(all);
});

test('tiles that have different titles in the two lists have different texts (MK-02, MK-03)', () => {
  const { simplified: few = [], all: many = [] } = sampleContent.markets.lists;
  expect([...new Set([...few, ...many].map(({ title }) => title))]).toEqual([
    'food_and_feed_together',
    'agricultural',
    'road_salt_and_brine',
    'other_industries',
    'food_and_feed',
    'animal_food',
    'road_salt',
    'pulp_paper',
    'renewable_energy',
    'chemical_processing',
  ]);
});

test('the market key map (MK-12)', () => {
  expect(marketLabels).toEqual({
    food_and_feed: 'food',
    animal_food: 'feed',
    road_salt: 'road_salt',
    agricultural: 'agriculture',
    pulp_paper: 'paper_pulp',
    renewable_energy: 'renewable_energy',
    chemical_processing: 'chemical',
    other_industries: 'other',
  });
});

test.each([
  ['food', 'food_and_feed'],
  ['food_and_feed', 'food_and_feed'],
  ['paper_pulp', 'pulp_paper'],
  ['nothing', undefined],
  ['__proto__', undefined],
])('%j names the segment %s (MK-12)', (text, segment) => {
  expect(readSegment(text)).toBe(segment);
});

test('all tiles of a list have different pictures (CF-22, ST-03)', () => {
  const pictureOf = (segment: (typeof sampleContent.markets.segments)[number]) =>
    toSvg(drawMarket(sampleContent, segment), { title: '', description: '', fills: true });
  for (const list of Object.values(sampleContent.markets.lists))
    expect(new Set(list.map(pictureOf)).size).toBe(list.length);
});
