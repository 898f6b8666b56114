import {
  pricedSegments,
  type RulesSegment,
  rulesCatalogue,
} from '@silowright/catalogue/testing/rules-catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Unit } from '../catalogue/unit.ts';
import { transportCost } from '../pricing/transport.ts';
import { maximumAmount } from '../session/field-rules.ts';
import { buildIndex, type RecommendationIndex } from './build-index.ts';
import { isTooHeavy, storedGoods, tallestMm, typeRule } from './limits.ts';
import { recommend } from './recommend.ts';
import { type RecommendationRequest, totalCents } from './request.ts';

import { sizesOfType } from './sizes-of-type.ts';
import { type Split, splitsFor } from './splits.ts';
import { randomRequest, sampleRules, seededRandom, syntheticUnits } from './testing/synthetic-units.ts';
import { volumeWindow } from './volume-window.ts';

const catalogues = Object.fromEntries(
  pricedSegments.map((segment) => [segment, rulesCatalogue(segment)]),
) as Record<RulesSegment, Catalogue>;
const indexes = {
  agricultural: buildIndex(catalogues.agricultural),
  road_salt: buildIndex(catalogues.road_salt),
};
const ask = (
  request: RecommendationRequest,
  index: RecommendationIndex = indexes[request.segment as RulesSegment],
) => splitsFor(request, index, recommend(request, index).recommended);
const shown = (request: RecommendationRequest) =>
  ask(request).map((split) => [split.amountOfUnits, split.unit.name, total(split) / 100]);
const total = (split: Split) => totalCents(split, split.amountOfUnits);

const feed: RecommendationRequest = {
  segment: 'agricultural',
  productGroup: 'animal_feed',
  characteristicGroup: 'mixed_feed',
  volumePerUnitM3: 185,
  amountOfUnits: 1,
  placement: 'outside',
  place: { latitude: 52.85, longitude: 8.04, country: 'DE' },
};

describe('a request larger than the largest unit', () => {
  test('120 t of pig feed: three silos first, with transport (EN-03, V19)', () => {
    expect(shown(feed)).toEqual([
      [3, 'vvs4 Ø3.50 m 65 m³', 49_220],
      [3, 'dds4 Ø3.50 m 70 m³', 59_060],
      [4, 'vvs4 Ø3.20 m 55 m³', 60_630],
    ]);
    // At 550 kg/m³, the density of the meal.
    expect(shown({ ...feed, volumePerUnitM3: 219 })[0]).toEqual([3, 'vvs4 Ø3.50 m 80 m³', 55_690]);
  });

  test('several too large units become more smaller ones (EN-03)', () => {
    expect(shown({ ...feed, volumePerUnitM3: 120, amountOfUnits: 3 })[0]).toEqual([
      5,
      'vvs4 Ø3.50 m 80 m³',
      92_120,
    ]);
  });

  test('none has a unit more than it needs (EN-03)', () => {
    expect(shown({ ...feed, volumePerUnitM3: 800 }).map(([amount, name]) => `${amount} ${name}`)).toEqual([
      '10 vvs4 Ø3.50 m 80 m³',
      '13 vvs4 Ø3.50 m 65 m³',
      '12 dds4 Ø3.50 m 70 m³',
    ]);
  });

  test('99 units are the maximum (EN-03, V19)', () => {
    expect(shown({ ...feed, volumePerUnitM3: 9000 })).toEqual([]);
  });

  test('under a ceiling several low units (EN-03)', () => {
    const inside = { ...feed, volumePerUnitM3: 40, placement: 'inside', heightLimitMm: 7000 } as const;
    expect(shown(inside)[0]).toEqual([2, 'vvs4 Ø2.80 m 22 m³', 17_750]);
  });
});

describe('a request that fits', () => {
  test('is also proposed as fewer units if that is cheaper (EN-03)', () => {
    expect(shown({ ...feed, volumePerUnitM3: 30, amountOfUnits: 2 })).toEqual([
      [1, 'vvs4 Ø3.50 m 65 m³', 17_080],
    ]);
    expect(shown({ ...feed, volumePerUnitM3: 60 })).toEqual([]);
  });

  test('is also proposed as more units if only those can be delivered (EN-03)', () => {
    const tank = { ...feed, productGroup: 'wet_by_product', characteristicGroup: 'hot_and_heavy' };
    const london = { latitude: 51.51, longitude: -0.13, country: 'GB' };
    expect(recommend({ ...tank, volumePerUnitM3: 100, place: london }, indexes.agricultural)).toMatchObject({
      recommended: [{ transportCents: null }, { transportCents: null }],
    });
    expect(shown({ ...tank, volumePerUnitM3: 100, place: london })).toEqual([
      [2, 'nb Ø3.50 m 50 m³', 59_870],
    ]);
  });
});

/** Every size in every number, without the index. */
function everySplit(request: RecommendationRequest, units: readonly Unit[]): Split[] {
  const goods = storedGoods(request, sampleRules);
  const totalM3 = request.volumePerUnitM3 * request.amountOfUnits;
  const smallestOf = (type: string) =>
    Math.min(...units.filter((unit) => unit.type === type).map(({ volumeM3 }) => volumeM3));
  const smallest = Object.fromEntries(goods.types.map(({ code }) => [code, smallestOf(code)]));
  const candidates = units.filter(
    (unit) =>
      goods.types.includes(unit.storageType) &&
      typeRule(unit.storageType, goods) === undefined &&
      (request.placement === 'outside' || unit.storageType.limits.mayStandInside) &&
      unit.heightMm <= tallestMm(request, sampleRules) &&
      !isTooHeavy(unit.volumeM3, goods.densityKgM3, unit.storageType),
  );
  return candidates.flatMap((unit) =>
    Array.from({ length: maximumAmount }, (_, at) => at + 1).flatMap((amountOfUnits) => {
      const volumePerUnitM3 = Math.ceil(totalM3 / amountOfUnits);
      const window = volumeWindow(volumePerUnitM3, smallest[unit.type]!);
      const isOffered = window && unit.volumeM3 >= window.fromM3 && unit.volumeM3 <= window.toM3;
      if (!isOffered || volumePerUnitM3 < 4 || amountOfUnits === request.amountOfUnits) return [];
      if (unit.volumeM3 * amountOfUnits < totalM3 || unit.volumeM3 * (amountOfUnits - 1) >= totalM3)
        return [];
      const cost = transportCost(unit, amountOfUnits, request.place, sampleRules.delivery);
      return [{ amountOfUnits, volumePerUnitM3, unit, transportCents: cost?.cents ?? null }];
    }),
  );
}

const rank = (split: Split) => [split.transportCents === null ? 1 : 0, total(split)];
const isBetter = (a: Split, b: Split) => {
  const [[lateA, centsA], [lateB, centsB]] = [rank(a), rank(b)] as [[number, number], [number, number]];
  return lateA < lateB || (lateA === lateB && centsA < centsB);
};

describe.each([
  ['the catalogue for rules', () => Object.values(catalogues).flatMap(({ units }) => [...units])],
  ['random sizes', () => syntheticUnits(400, seededRandom(9))],
])('splits of %s', (_name, makeUnits) => {
  const all = makeUnits();
  const unitsOf = (segment: RulesSegment) =>
    all.filter((unit) => unit.segment === segment || unit.uuid.startsWith('synthetic'));
  const indexOf = Object.fromEntries(
    pricedSegments.map((segment) => [segment, buildIndex({ ...sampleRules, units: unitsOf(segment) })]),
  ) as Record<RulesSegment, RecommendationIndex>;

  test('cover the request and are the cheapest of their kind by exhaustive search (EN-03)', () => {
    let proposed = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 6 }), (seed, times) => {
        const asked = randomRequest(seededRandom(seed));
        const request = { ...asked, volumePerUnitM3: asked.volumePerUnitM3 * times };
        const index = indexOf[request.segment as RulesSegment];
        const { recommended } = recommend(request, index);
        const splits = splitsFor(request, index, recommended);
        const every = everySplit(request, unitsOf(request.segment as RulesSegment));
        const totalM3 = request.volumePerUnitM3 * request.amountOfUnits;
        proposed += splits.length;
        for (const split of splits) {
          expect(split.amountOfUnits * split.unit.volumeM3).toBeGreaterThanOrEqual(totalM3);
          expect(split.amountOfUnits * split.volumePerUnitM3).toBeGreaterThanOrEqual(totalM3);
          const ofKind = every.filter(
            ({ unit, amountOfUnits }) =>
              unit.type === split.unit.type && amountOfUnits === split.amountOfUnits,
          );
          expect(ofKind.filter((other) => isBetter(other, split))).toEqual([]);
        }
        const [first] = recommended;
        const cards = recommended.filter(({ unit }) => unit.type === first?.unit.type);
        const better = every.filter((split) =>
          first
            ? split.unit.type === first.unit.type &&
              cards.every((card) => isBetter(split, { ...request, ...card }))
            : true,
        );
        // The first one is the best of all, and there is one if any number of units helps.
        expect(splits.length > 0).toBe(better.length > 0);
        expect(better.filter((other) => splits[0] && isBetter(other, splits[0]))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(proposed).toBeGreaterThan(30);
  });
});

test('a chosen split finds its unit among the sizes (EN-03)', () => {
  const random = seededRandom(5);
  for (let round = 0; round < 60; round++) {
    const asked = randomRequest(random);
    const request = { ...asked, volumePerUnitM3: asked.volumePerUnitM3 * 3 };
    for (const { unit, amountOfUnits, volumePerUnitM3 } of ask(request)) {
      const chosen = { ...request, amountOfUnits, volumePerUnitM3 };
      expect(recommend(chosen, indexes[request.segment as RulesSegment]).recommended.length).toBeGreaterThan(
        0,
      );
      const sizes = sizesOfType(chosen, unit.type, catalogues[request.segment as RulesSegment]);
      expect(sizes.map(({ uuid }) => uuid)).toContain(unit.uuid);
    }
  }
});
