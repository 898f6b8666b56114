import {
  pricedSegments,
  productGroups,
  type RulesSegment,
  type RulesType,
  rulesCatalogue,
  rulesContent,
  unitRows,
} from '@silowright/catalogue/testing/rules-catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Unit } from '../catalogue/unit.ts';
import { transportCost } from '../pricing/transport.ts';
import { buildIndex } from './build-index.ts';
import { recommend } from './recommend.ts';
import type { Recommendation, RecommendationRequest } from './request.ts';
import { randomRequest, sampleRules, seededRandom } from './testing/synthetic-units.ts';

const catalogues = Object.fromEntries(
  pricedSegments.map((segment) => [segment, rulesCatalogue(segment)]),
) as Record<RulesSegment, Catalogue>;
const indexes = {
  agricultural: buildIndex(catalogues.agricultural),
  road_salt: buildIndex(catalogues.road_salt),
};
const ask = (request: RecommendationRequest): Recommendation =>
  recommend(request, indexes[request.segment as RulesSegment]);

const feed: RecommendationRequest = {
  segment: 'agricultural',
  productGroup: 'animal_feed',
  characteristicGroup: 'mixed_feed',
  volumePerUnitM3: 30,
  amountOfUnits: 2,
  placement: 'outside',
  place: { latitude: 52.85, longitude: 8.04, country: 'DE' },
};
const grain: RecommendationRequest = {
  ...feed,
  characteristicGroup: 'whole_grain',
  volumePerUnitM3: 50,
  amountOfUnits: 1,
  placement: 'inside',
  heightLimitMm: 7000,
  place: { latitude: 54.32, longitude: 10.13, country: 'DE' },
};
const salt: RecommendationRequest = {
  segment: 'road_salt',
  productGroup: 'road_salt',
  volumePerUnitM3: 20,
  amountOfUnits: 1,
  placement: 'outside',
  place: { latitude: 49.61, longitude: 6.13, country: 'LU' },
};
const berlin = { latitude: 52.52, longitude: 13.4, country: 'DE' };

describe('the worked cases', () => {
  test('mixed feed, two of 30 m³ at Cloppenburg, best first (RM-09)', () => {
    expect(
      ask(feed).recommended.map(({ unit, transportCents }) => [
        unit.name,
        unit.heightMm,
        unit.priceCents,
        transportCents,
      ]),
    ).toEqual([
      ['vvs4 Ø2.80 m 30 m³', 7920, 838_000, 376_000],
      ['vvs4 Ø2.80 m 36 m³', 8890, 938_000, expect.any(Number)],
      ['dds4 Ø2.80 m 32 m³', 8240, 1_027_000, expect.any(Number)],
      ['dds4 Ø3.20 m 40 m³', 8310, 1_146_000, expect.any(Number)],
    ]);
  });

  test('whole grain, 50 m³ under 7.0 m at Kiel (RM-09)', () => {
    const { recommended, rejected } = ask(grain);
    expect(
      recommended.map(({ unit, transportCents }) => [
        unit.name,
        unit.heightMm,
        unit.priceCents,
        transportCents,
      ]),
    ).toEqual([['vb4 Ø3.50 m 50 m³', 6270, 1_202_000, 455_000]]);
    expect(rejected).toEqual([
      {
        type: 'dds4',
        rule: 'height-limit',
        nearestChanges: [
          { kind: 'height-limit', heightLimitMm: 9870 },
          { kind: 'volume', volumePerUnitM3: 22 },
          { kind: 'placement', placement: 'outside' },
        ],
      },
    ]);
  });

  test('road salt, 20 m³ at Luxembourg (RM-09)', () => {
    expect(ask(salt).recommended.map(({ unit }) => unit.name)).toEqual([
      'ms Ø2.80 m 22 m³',
      'ms Ø2.80 m 26 m³',
      'fs Ø3.00 m 30 m³',
    ]);
  });

  test('road salt, 200 m³ at Berlin: no unit, but nearest changes (RM-09)', () => {
    expect(ask({ ...salt, volumePerUnitM3: 200, place: berlin })).toEqual({
      recommended: [],
      rejected: [
        { type: 'fs', rule: 'volume-too-large', nearestChanges: [{ kind: 'volume', volumePerUnitM3: 154 }] },
        { type: 'ms', rule: 'volume-too-large', nearestChanges: [{ kind: 'volume', volumePerUnitM3: 30 }] },
      ],
      nearestChanges: [{ kind: 'volume', volumePerUnitM3: 154 }],
      moreUnits: { amountOfUnits: 2, volumePerUnitM3: 100 },
    });
  });
});

test('scores of the first case, in euros per cubic metre, two decimals', () => {
  // (8380 + 3760 / 2) / 30 x 0.97; (9380 + T / 2) / 30 x (1 + 0.25 x 0.2) x 0.97; dds4 40 also x 1.03
  const [first, second, third, fourth] = ask(feed).recommended;
  expect(first!.score).toBe(331.74);
  const value = (card: typeof first, factor: number) =>
    ((card!.unit.priceCents + card!.transportCents! / 2) / 100 / 30) * factor;
  expect(second!.score).toBeCloseTo(value(second, 1.05 * 0.97), 2);
  expect(third!.score).toBeCloseTo(value(third, 1 + (0.25 * 2) / 30), 2);
  expect(fourth!.score).toBeCloseTo(value(fourth, (1 + (0.25 * 10) / 30) * 1.03), 2);
});

describe('reasons of a card', () => {
  test('fill level, margin on density, preference and price', () => {
    expect(ask(feed).recommended.map(({ reasons }) => reasons)).toEqual([
      [
        { kind: 'fill-level', percent: 100 },
        { kind: 'density-margin', limit: 650, percent: 0 },
        { kind: 'preferred-type' },
        { kind: 'best-price' },
      ],
      [
        { kind: 'fill-level', percent: 83 },
        { kind: 'density-margin', limit: 650, percent: 0 },
        { kind: 'preferred-type' },
      ],
      [
        { kind: 'fill-level', percent: 94 },
        { kind: 'density-margin', limit: 850, percent: 24 },
      ],
      [
        { kind: 'fill-level', percent: 75 },
        { kind: 'density-margin', limit: 850, percent: 24 },
      ],
    ]);
  });

  test('headroom inside; a single card is not called the cheapest', () => {
    expect(ask(grain).recommended[0]!.reasons).toEqual([
      { kind: 'fill-level', percent: 100 },
      { kind: 'headroom', spareMm: 730 },
      { kind: 'density-margin', limit: 850, percent: 0 },
    ]);
  });

  test('a height limit counts only inside and only if known', () => {
    const kinds = (request: RecommendationRequest) =>
      ask(request).recommended[0]!.reasons.map(({ kind }) => kind);
    expect(kinds({ ...grain, placement: 'outside' })).not.toContain('headroom');
    const { heightLimitMm: _, ...unlimited } = grain;
    expect(kinds(unlimited)).not.toContain('headroom');
    expect(ask(unlimited).recommended.length).toBeGreaterThan(1);
  });

  test('temperature for liquids, and for solids if the visitor entered one', () => {
    const whey = { ...feed, productGroup: 'wet_by_product', characteristicGroup: 'cold_and_light' };
    expect(ask(whey).recommended[0]!.reasons).toEqual([
      { kind: 'fill-level', percent: 100 },
      { kind: 'density-margin', limit: 1400, percent: 21 },
      { kind: 'temperature-margin', limit: 80, spare: 50 },
      { kind: 'best-price' },
    ]);
    expect(ask({ ...feed, temperatureC: 45, densityKgM3: 325 }).recommended[0]!.reasons.slice(1, 3)).toEqual([
      { kind: 'density-margin', limit: 650, percent: 50 },
      { kind: 'temperature-margin', limit: 50, spare: 5 },
    ]);
  });
});

describe('the rule that excludes a type', () => {
  const rules = (request: RecommendationRequest) =>
    Object.fromEntries(ask(request).rejected.map(({ type, rule }) => [type, rule]));

  test.each([
    [{ ...feed, densityKgM3: 651 }, { vvs4: 'density' }],
    [{ ...feed, densityKgM3: 650 }, {}],
    [
      { ...feed, densityKgM3: 851 },
      { vvs4: 'density', dds4: 'density' },
    ],
    [
      { ...feed, temperatureC: 51 },
      { vvs4: 'temperature', dds4: 'temperature' },
    ],
    [{ ...feed, temperatureC: 50 }, {}],
    [{ ...feed, volumePerUnitM3: 82 }, { dds4: 'volume-too-large' }],
    [
      { ...feed, volumePerUnitM3: 83 },
      { vvs4: 'volume-too-large', dds4: 'volume-too-large' },
    ],
    [{ ...salt, volumePerUnitM3: 7 }, { fs: 'volume-too-small' }],
    [{ ...salt, volumePerUnitM3: 8 }, {}],
    [{ ...salt, placement: 'inside', heightLimitMm: 20_000 }, { fs: 'never-inside' }],
    [
      { ...salt, placement: 'inside', heightLimitMm: 9619 },
      { fs: 'never-inside', ms: 'height-limit' },
    ],
    [{ ...salt, placement: 'inside', heightLimitMm: 9620 }, { fs: 'never-inside' }],
    [
      { ...grain, heightLimitMm: 6569 },
      { dds4: 'height-limit', vb4: 'height-limit' },
    ],
    [{ ...grain, heightLimitMm: 6570 }, { dds4: 'height-limit' }],
  ] as const)('case %#', (request, expected) => {
    expect(rules(request as RecommendationRequest)).toEqual(expected);
  });

  test('content above 300 t', () => {
    const large = catalogues.road_salt.units.map((unit) =>
      unit.type === 'fs' && unit.volumeM3 === 150 ? { ...unit, volumeM3: 240 } : unit,
    );
    const index = buildIndex({ ...sampleRules, units: large });
    const request = { ...salt, volumePerUnitM3: 235, place: berlin };
    expect(recommend({ ...request, densityKgM3: 1251 }, index).rejected[0]).toEqual({
      type: 'fs',
      rule: 'content-mass',
      nearestChanges: [{ kind: 'volume', volumePerUnitM3: 128 }],
    });
    expect(
      recommend({ ...request, densityKgM3: 1250 }, index).recommended.map(({ unit }) => unit.volumeM3),
    ).toEqual([240]);
  });

  test('a type that cannot be delivered while another can', () => {
    const london = { latitude: 51.51, longitude: -0.13, country: 'GB' };
    const wide = catalogues.agricultural.units.filter(
      (unit) => unit.type !== 'vb4' || unit.diameterMm === 4000,
    );
    const request: RecommendationRequest = {
      ...grain,
      placement: 'outside',
      volumePerUnitM3: 70,
      place: london,
    };
    const answer = recommend(request, buildIndex({ ...sampleRules, units: wide }));
    expect(answer.recommended.map(({ unit }) => unit.name)).toEqual(['dds4 Ø3.50 m 70 m³']);
    expect(answer.rejected).toEqual([{ type: 'vb4', rule: 'not-deliverable', nearestChanges: [] }]);
    const some = catalogues.agricultural.units.filter(
      (unit) => unit.type !== 'vb4' || unit.diameterMm === 4000 || unit.volumeM3 === 40,
    );
    expect(recommend(request, buildIndex({ ...sampleRules, units: some })).rejected).toEqual([
      { type: 'vb4', rule: 'not-deliverable', nearestChanges: [{ kind: 'volume', volumePerUnitM3: 41 }] },
    ]);
  });
});

describe('delivery', () => {
  const tank: RecommendationRequest = {
    ...feed,
    productGroup: 'wet_by_product',
    characteristicGroup: 'heavier',
    volumePerUnitM3: 80,
  };
  const names = (request: RecommendationRequest) => ask(request).recommended.map(({ unit }) => unit.name);

  test('leaves out sizes that cannot cross if another size can', () => {
    expect(names({ ...tank, place: { latitude: 51.51, longitude: -0.13, country: 'GB' } })).toEqual([
      'nb Ø3.50 m 80 m³',
    ]);
    expect(names({ ...tank, place: berlin })).toHaveLength(3);
  });

  test('keeps all sizes if nothing can be delivered, with transport not available', () => {
    const answer = ask({ ...tank, place: { latitude: 64.15, longitude: -21.94, country: 'IS' } });
    expect(answer.recommended.map(({ unit, transportCents }) => [unit.name, transportCents])).toEqual([
      ['nb Ø3.50 m 80 m³', null],
      ['nb Ø4.00 m 90 m³', null],
      ['nb Ø4.00 m 105 m³', null],
    ]);
    const { place: _, ...nowhere } = tank;
    expect(ask(nowhere).recommended.map(({ unit }) => unit.name)).toEqual(
      answer.recommended.map(({ unit }) => unit.name),
    );
  });
});

describe('nearest changes', () => {
  const changes = (request: RecommendationRequest) => ask(request).nearestChanges;

  test('are empty if something was found', () => {
    expect(changes(feed)).toEqual([]);
    expect(changes(grain)).toEqual([]);
  });

  test('another characteristic may add types', () => {
    expect(changes({ ...feed, volumePerUnitM3: 100 })).toEqual([
      { kind: 'volume', volumePerUnitM3: 82 },
      { kind: 'characteristic', characteristicGroup: 'whole_grain' },
    ]);
  });

  test('smallest relative change first, at most three; of two equally near volumes the larger', () => {
    expect(changes({ ...grain, heightLimitMm: 6000 })).toEqual([
      { kind: 'height-limit', heightLimitMm: 6570 },
      { kind: 'volume', volumePerUnitM3: 30 },
      { kind: 'placement', placement: 'outside' },
    ]);
    const sizes = [20, 30].map((volumeM3) => ({ ...catalogues.agricultural.units[0]!, volumeM3 }));
    const between = { ...feed, volumePerUnitM3: 25 };
    const narrow = buildIndex({
      ...sampleRules,
      units: sizes.map((unit) => ({ ...unit, heightMm: unit.volumeM3 === 30 ? 9000 : 4000 })),
    });
    expect(
      recommend({ ...between, placement: 'inside', heightLimitMm: 5000 }, narrow).nearestChanges[0],
    ).toEqual({
      kind: 'volume',
      volumePerUnitM3: 20,
    });
  });

  test('the characteristic change keeps the visitor’s density', () => {
    expect(changes({ ...feed, densityKgM3: 900 })).toEqual([]);
    const hot = { ...feed, productGroup: 'wet_by_product', characteristicGroup: 'heavier', temperatureC: 85 };
    expect(changes(hot)).toEqual([]);
  });

  test('each proposed change finds something', () => {
    const random = seededRandom(3);
    let tried = 0;
    for (let round = 0; round < 200; round++) {
      const request = randomRequest(random);
      const answer = ask(request);
      for (const change of answer.nearestChanges) {
        tried++;
        const { kind, ...values } = change;
        const changed = { ...request, ...values } as RecommendationRequest;
        expect(ask(changed).recommended.length, JSON.stringify({ request, kind })).toBeGreaterThan(0);
      }
      for (const { type, nearestChanges } of answer.rejected) {
        for (const { kind: _kind, ...values } of nearestChanges) {
          const changed = { ...request, ...values } as RecommendationRequest;
          expect(ask(changed).rejected.map((rejected) => rejected.type)).not.toContain(type);
        }
      }
    }
    expect(tried).toBeGreaterThan(20);
  });
});

describe('more units', () => {
  const more = (request: RecommendationRequest) => ask(request).moreUnits;

  test.each([
    // The largest silo for mixed feed holds 84 m³.
    [120, 1, { amountOfUnits: 2, volumePerUnitM3: 60 }],
    [170, 1, { amountOfUnits: 3, volumePerUnitM3: 57 }],
    [120, 3, { amountOfUnits: 6, volumePerUnitM3: 60 }],
    // The maximum order is 99 units.
    [120, 50, undefined],
    [9000, 1, undefined],
  ])('of mixed feed for %i m³ times %i (V19)', (volumePerUnitM3, amountOfUnits, expected) => {
    const request = { ...feed, volumePerUnitM3, amountOfUnits };
    expect(ask(request).recommended).toEqual([]);
    expect(more(request)).toEqual(expected);
  });

  test('are not proposed if something was found or the product is the obstacle (V19)', () => {
    expect(more(feed)).toBeUndefined();
    expect(more({ ...feed, densityKgM3: 900 })).toBeUndefined();
    expect(more({ ...salt, volumePerUnitM3: 4, placement: 'inside', heightLimitMm: 2000 })).toBeUndefined();
  });

  test('hold the requested volume and find something (V19)', () => {
    const random = seededRandom(5);
    let tried = 0;
    for (let round = 0; round < 200; round++) {
      const asked = randomRequest(random);
      const request = { ...asked, volumePerUnitM3: asked.volumePerUnitM3 * 4 };
      const proposal = more(request);
      if (!proposal) continue;
      tried++;
      expect(proposal.amountOfUnits * proposal.volumePerUnitM3).toBeGreaterThanOrEqual(
        request.amountOfUnits * request.volumePerUnitM3,
      );
      expect(ask({ ...request, ...proposal }).recommended.length).toBeGreaterThan(0);
    }
    expect(tried).toBeGreaterThan(20);
  });
});

test('every whole volume from 4 to the largest finds 1 to 4 units outdoors in the Netherlands, for all nine groups', () => {
  const place = { latitude: 52.5, longitude: 6, country: 'NL' };
  for (const segment of pricedSegments) {
    for (const group of productGroups[segment]) {
      for (const characteristic of group.characteristics ?? [undefined]) {
        const request = {
          segment,
          productGroup: group.type,
          ...(characteristic && { characteristicGroup: characteristic.type }),
          amountOfUnits: 1,
          placement: 'outside' as const,
          place,
        };
        const types = characteristic?.types ?? ('needs' in group ? group.needs.types : []);
        const largest = Math.max(
          ...types.flatMap((type) => unitRows[type as RulesType].map(({ volumeM3 }) => volumeM3)),
        );
        for (let volumePerUnitM3 = 4; volumePerUnitM3 <= largest; volumePerUnitM3++) {
          const found = ask({ ...request, volumePerUnitM3 }).recommended.length;
          if (found < 1 || found > 4) expect.fail(`${group.type} ${volumePerUnitM3} m³ finds ${found}`);
        }
        expect(ask({ ...request, volumePerUnitM3: Math.floor(largest / 0.97) + 1 }).recommended).toEqual([]);
      }
    }
  }
});

const anyRequest = fc.integer().map((seed) => randomRequest(seededRandom(seed)));

test('no recommendation breaks a limit, and every card has a transport cost', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { recommended } = ask(request);
      expect(recommended.length).toBeLessThanOrEqual(4);
      for (const { unit, transportCents, score } of recommended) {
        const requested = request.volumePerUnitM3;
        const smallest = Math.min(...unitRows[unit.type as RulesType].map(({ volumeM3 }) => volumeM3));
        expect(unit.volumeM3).toBeGreaterThanOrEqual(0.97 * requested);
        expect(unit.volumeM3 <= Math.max(1.35 * requested, requested + 5) || unit.volumeM3 === smallest).toBe(
          true,
        );
        if (request.placement === 'inside') {
          expect(unit.type).not.toBe('fs');
          expect(unit.heightMm + 300).toBeLessThanOrEqual(request.heightLimitMm!);
        }
        const cost = transportCost(unit, request.amountOfUnits, request.place, rulesContent.delivery);
        expect(transportCents).toBe(cost?.cents ?? null);
        expect(score).toBeGreaterThan(0);
      }
      const scores = recommended.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    }),
    { numRuns: 80 },
  );
});

test('more headroom never excludes a fitting unit and never empties the list', () => {
  fc.assert(
    fc.property(anyRequest, fc.integer({ min: 1, max: 8000 }), (request, more) => {
      fc.pre(request.placement === 'inside');
      const higher = { ...request, heightLimitMm: request.heightLimitMm! + more };
      const [before, after] = [ask(request), ask(higher)];
      if (before.recommended.length > 0) expect(after.recommended.length).toBeGreaterThan(0);
      const open = new Set(after.rejected.map(({ type }) => type));
      for (const { unit } of before.recommended) expect(open.has(unit.type)).toBe(false);
    }),
    { numRuns: 80 },
  );
});

test('an unknown group or characteristic throws with its name', () => {
  expect(() => ask({ ...feed, characteristicGroup: 'none' })).toThrow(
    'no product group agricultural/animal_feed/none',
  );
  const { characteristicGroup: _, ...without } = feed;
  expect(() => ask(without)).toThrow(/agricultural\/animal_feed\/$/);
});

test('a card is a unit of the list with all its fields (RM-11)', () => {
  const { unit } = ask(salt).recommended[0]!;
  expect(unit satisfies Unit).toEqual(catalogues.road_salt.units.find(({ uuid }) => uuid === unit.uuid));
});
