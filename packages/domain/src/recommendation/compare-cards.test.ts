import { type RulesSegment, rulesCatalogue } from '@silowright/catalogue/testing/rules-catalogue';
import { describe, expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { airPercent, differencesFrom, firstReason } from './compare-cards.ts';
import { recommend } from './recommend.ts';
import { type RecommendationRequest, totalCents } from './request.ts';

import { randomRequest, seededRandom } from './testing/synthetic-units.ts';

const indexOf = (segment: 'agricultural' | 'road_salt') => buildIndex(rulesCatalogue(segment));
const indexes = { agricultural: indexOf('agricultural'), road_salt: indexOf('road_salt') };
const cardsOf = (request: RecommendationRequest) =>
  recommend(request, indexes[request.segment as RulesSegment]).recommended;
const whyFirst = (request: RecommendationRequest) =>
  firstReason(cardsOf(request), request, indexes[request.segment as RulesSegment]);
const instead = (request: RecommendationRequest) => {
  const [first, ...others] = cardsOf(request);
  return others.map((card) => [
    card.unit.name,
    ...differencesFrom(first!, card, request, indexes[request.segment as RulesSegment]),
  ]);
};

const feed: RecommendationRequest = {
  segment: 'agricultural',
  productGroup: 'animal_feed',
  characteristicGroup: 'mixed_feed',
  volumePerUnitM3: 30,
  amountOfUnits: 2,
  placement: 'outside',
  place: { latitude: 52.85, longitude: 8.04, country: 'DE' },
};
const grain = { ...feed, characteristicGroup: 'whole_grain', volumePerUnitM3: 60, amountOfUnits: 1 };
const salt: RecommendationRequest = {
  segment: 'road_salt',
  productGroup: 'road_salt',
  volumePerUnitM3: 30,
  amountOfUnits: 7,
  placement: 'outside',
  place: { latitude: 53.3, longitude: 6.1, country: 'NL' },
};
const { place: _, ...nowhere } = feed;

describe('why the first one ranks first', () => {
  test.each([
    ['it costs least', feed, { kind: 'least-cost', delivered: true, needsFloor: false }],
    ['without transport', nowhere, { kind: 'least-cost', delivered: false, needsFloor: false }],
    [
      'a flat bottom costs least only before slab and sweep auger',
      grain,
      { kind: 'least-cost', delivered: true, needsFloor: true },
    ],
    [
      'the only one',
      { ...grain, volumePerUnitM3: 50, placement: 'inside', heightLimitMm: 7000 },
      { kind: 'only' },
    ],
    ['made for the wind', salt, { kind: 'wind', cheaperCents: 536_000 }],
    [
      'narrower',
      {
        ...salt,
        volumePerUnitM3: 56,
        amountOfUnits: 9,
        place: { latitude: 49.61, longitude: 6.13, country: 'LU' },
      },
      { kind: 'narrow', cheaperCents: 182_000 },
    ],
    [
      'the usual choice',
      {
        ...salt,
        volumePerUnitM3: 28,
        amountOfUnits: 1,
        place: { latitude: 64.15, longitude: -21.94, country: 'IS' },
      },
      { kind: 'usual-choice', cheaperCents: 59_000 },
    ],
    [
      'nearer to the volume',
      {
        ...feed,
        productGroup: 'waste_water',
        characteristicGroup: 'discharge_liquid',
        volumePerUnitM3: 10,
        amountOfUnits: 6,
        place: { latitude: 40.42, longitude: -3.7, country: 'ES' },
      },
      { kind: 'volume', cheaperCents: 61_000 },
    ],
  ] as const)('%s (EN-06)', (_name, request, expected) => {
    expect(whyFirst(request as RecommendationRequest)).toEqual(expected);
  });

  test('nothing found has no reason', () => {
    expect(whyFirst({ ...feed, volumePerUnitM3: 185 })).toBeUndefined();
  });

  test('"costs least" is true against every other card (EN-06)', () => {
    const random = seededRandom(11);
    for (let round = 0; round < 300; round++) {
      const request = randomRequest(random);
      const totals = cardsOf(request).map((card) => totalCents(card, request.amountOfUnits));
      const reason = whyFirst(request);
      if (reason?.kind === 'least-cost') expect(totals[0]).toBeLessThan(Math.min(...totals.slice(1)));
      else if (reason && 'cheaperCents' in reason)
        expect(totals[0]! - Math.min(...totals)).toBe(reason.cheaperCents);
    }
  });
});

describe('what another one gives instead', () => {
  test('more volume, height, other products and the difference in cost (EN-06)', () => {
    expect(instead(feed)).toEqual([
      [
        'vvs4 Ø2.80 m 36 m³',
        { kind: 'volume', moreM3: 6 },
        { kind: 'height', moreMm: 970 },
        { kind: 'cost', moreCents: 328_000 },
      ],
      [
        'dds4 Ø2.80 m 32 m³',
        { kind: 'also-for', characteristicGroup: 'whole_grain' },
        { kind: 'volume', moreM3: 2 },
        { kind: 'height', moreMm: 320 },
        { kind: 'cost', moreCents: 500_000 },
      ],
      [
        'dds4 Ø3.20 m 40 m³',
        { kind: 'also-for', characteristicGroup: 'whole_grain' },
        { kind: 'volume', moreM3: 10 },
        { kind: 'height', moreMm: 390 },
        { kind: 'cost', moreCents: 919_000 },
      ],
    ]);
  });

  test('a hopper instead of a flat bottom (EN-06)', () => {
    const hopper = instead(grain).find(([name]) => String(name).startsWith('dds4'));
    expect(hopper).toEqual([
      'dds4 Ø3.50 m 70 m³',
      { kind: 'hopper' },
      { kind: 'also-for', characteristicGroup: 'mixed_feed' },
      { kind: 'volume', moreM3: 10 },
      { kind: 'height', moreMm: 3510 },
      { kind: 'cost', moreCents: expect.any(Number) },
    ]);
  });

  test('no foundation instead of one, for less money (EN-06)', () => {
    expect(instead(salt)[0]).toEqual([
      'ms Ø2.80 m 30 m³',
      { kind: 'no-foundation' },
      { kind: 'height', moreMm: expect.any(Number) },
      { kind: 'cost', moreCents: -536_000 },
    ]);
  });

  test('a flat bottom instead of a hopper needs a slab and a sweep auger (EN-06)', () => {
    const random = seededRandom(2);
    const found = Array.from({ length: 400 }, () => randomRequest(random)).flatMap((request) => {
      const [first, ...others] = cardsOf(request);
      return first?.unit.type === 'dds4'
        ? others
            .filter(({ unit }) => unit.type === 'vb4')
            .map((card) =>
              differencesFrom(first, card, request, indexes[request.segment as RulesSegment]).map(
                ({ kind }) => kind,
              ),
            )
        : [];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const kinds of found) expect(kinds).toContain('needs-floor');
  });
});

test('the air above the fill line, in percent of the net volume (V15)', () => {
  const percents = (request: RecommendationRequest) => cardsOf(request).map(({ unit }) => airPercent(unit));
  expect(percents(feed)).toEqual([5, 4, 5, 5]);
  expect(percents({ ...feed, productGroup: 'wet_by_product', characteristicGroup: 'heavier' })[0]).toBe(5);
});
