import { rulesCatalogue, rulesContent } from '@silowright/catalogue/testing/rules-catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tariff } from '../catalogue/tariff.ts';
import type { Unit } from '../catalogue/unit.ts';
import { buildIndex, type CatalogueRules } from './build-index.ts';
import { recommend } from './recommend.ts';
import type { RecommendationRequest } from './request.ts';
import { scanCatalogue } from './testing/scan-catalogue.ts';
import { randomRequest, sampleRules, seededRandom, syntheticUnits } from './testing/synthetic-units.ts';

const answers = (
  units: readonly Unit[],
  requests: readonly RecommendationRequest[],
  rules: CatalogueRules = sampleRules,
) => {
  const index = buildIndex({ ...rules, units });
  return requests.map((request) =>
    recommend(request, index).recommended.map(({ unit, score, transportCents }) => [
      units.indexOf(unit),
      score,
      transportCents,
    ]),
  );
};
const scans = (
  units: readonly Unit[],
  requests: readonly RecommendationRequest[],
  rules: CatalogueRules = sampleRules,
) =>
  requests.map((request) =>
    scanCatalogue(request, units, rules).map(({ position, score, transportCents }) => [
      position,
      score,
      transportCents,
    ]),
  );
const requests = (
  count: number,
  seed: number,
  change: (request: RecommendationRequest) => object = () => ({}),
) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const request = randomRequest(random);
    return { ...request, ...change(request) } as RecommendationRequest;
  });
};

describe('the recommendation is the same as filter, sort and slice', () => {
  test.each([
    [0, 20],
    [1, 60],
    [33, 80],
    [64, 300],
    [300, 80],
    [2500, 30],
  ])('with %d units', (count, queries) => {
    const units = syntheticUnits(count, seededRandom(count + 1));
    const asked = requests(queries, count);
    expect(answers(units, asked)).toEqual(scans(units, asked));
  });

  test('with the catalogue for rules', () => {
    const { units } = rulesCatalogue('agricultural');
    const asked = requests(100, 5).filter(({ segment }) => segment === 'agricultural');
    expect(answers(units, asked)).toEqual(scans(units, asked));
  });

  test('with equal volumes, prices and heights, in catalogue order', () => {
    const random = seededRandom(9);
    const units = syntheticUnits(500, random).map((unit) => ({
      ...unit,
      volumeM3: Math.ceil(unit.volumeM3 / 10) * 10,
      priceCents: Math.ceil(unit.priceCents / 400_000) * 400_000,
    }));
    const asked = requests(60, 11);
    expect(answers(units, asked)).toEqual(scans(units, asked));
  });

  test('for fractional volumes, any density, and sizes that are too heavy', () => {
    const units = syntheticUnits(300, seededRandom(21)).map((unit) => ({
      ...unit,
      volumeM3: unit.volumeM3 * 3,
    }));
    const random = seededRandom(22);
    const asked = requests(70, 23, (request) => ({
      volumePerUnitM3: random() < 0.5 ? request.volumePerUnitM3 * 3 : request.volumePerUnitM3 * 2.37,
      ...(random() < 0.5 && { densityKgM3: 300 + random() * 1200, temperatureC: random() * 90 }),
    }));
    expect(answers(units, asked)).toEqual(scans(units, asked));
    expect(answers(units, asked).filter((cards) => cards.length > 0).length).toBeGreaterThan(15);
  });

  test('for sizes too wide for any road, beside others that fit', () => {
    const units = syntheticUnits(300, seededRandom(31)).map((unit, at) =>
      at % 3 === 0 ? { ...unit, diameterMm: 4200 } : unit,
    );
    const asked = requests(50, 33);
    expect(answers(units, asked)).toEqual(scans(units, asked));
  });
});

const withTariff = (change: Partial<Tariff>): CatalogueRules => ({
  ...sampleRules,
  delivery: { ...rulesContent.delivery, tariff: { ...rulesContent.delivery.tariff, ...change } },
});

describe('the recommendation depends on no number of the sample (CT-01, MO-04)', () => {
  const units = syntheticUnits(400, seededRandom(51));
  const asked = requests(150, 53);

  test('with load classes that are no limits of the ranking', () => {
    const limits = [2600, 3100, 3600, 4200];
    const rules = withTariff({
      classes: rulesContent.delivery.tariff.classes.map((load, at) => ({ ...load, upToMm: limits[at]! })),
    });
    expect(answers(units, asked, rules)).toEqual(scans(units, asked, rules));
  });

  test('with cranes that cost five digits', () => {
    const costs = [1150, 11_150, 21_150];
    const rules = withTariff({
      cranes: rulesContent.delivery.tariff.cranes.map((crane, at) => ({ ...crane, cost: costs[at]! })),
    });
    expect(answers(units, asked, rules)).toEqual(scans(units, asked, rules));
  });

  test('with random tariffs, classes and rankings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const random = seededRandom(seed);
        const rules = randomRules(random);
        const some = syntheticUnits(120, random).map((unit) => ({
          ...unit,
          diameterMm: 1500 + Math.floor(random() * 3500),
          emptyMassT: random() * 12,
          slenderness: random() * 5,
        }));
        const wanted = requests(15, seed);
        expect(answers(some, wanted, rules)).toEqual(scans(some, wanted, rules));
      }),
      { numRuns: 60 },
    );
  });
});

function randomRules(random: () => number): CatalogueRules {
  const upTo = (max: number) => Math.floor(random() * max);
  const { tariff } = rulesContent.delivery;
  const limits = Array.from({ length: 1 + upTo(7) }, () => 1800 + upTo(2800)).sort((a, b) => a - b);
  return {
    ...sampleRules,
    headroomMm: upTo(800),
    ranking: {
      oversizeWeight: random(),
      preferredFactor: 0.9 + random() * 0.2,
      windFactor: 1 + random() * 0.2,
      slenderAbove: 1 + random() * 3,
      slenderFactor: 1 + random() * 0.2,
      diameterFactors: [2000 + upTo(1000), 3000 + upTo(1000), 4000 + upTo(500)].map((aboveMm) => ({
        aboveMm,
        factor: 1 + random() * 0.3,
      })),
    },
    delivery: {
      ...rulesContent.delivery,
      tariff: {
        ...tariff,
        rounding: [1, 10, 100][upTo(3)]!,
        trailerM: 4 + random() * 20,
        gapM: random(),
        classes: limits.map((upToMm, at) => ({
          name: `class ${at}`,
          upToMm,
          perKm: random() * 60,
          escortPerKm: random() * 20,
          minimum: upTo(20_000),
          permit: upTo(7000),
          permitFreeAtHome: random() < 0.3,
          survey: upTo(5000),
          severalPerTruck: random() < 0.5,
          bySea: ([null, 'standard', 'wide'] as const)[upTo(3)]!,
          ...(random() < 0.4 && { longestKm: 100 + upTo(2400) }),
        })),
        cranes: [
          { upToHeightM: 3 + random() * 6, upToMassT: random() * 4, cost: upTo(30_000) },
          { upToHeightM: 8 + random() * 6, upToMassT: 4 + random() * 4, cost: upTo(30_000) },
          { cost: upTo(100_000) },
        ],
        crew: { ...tariff.crew, perHour: upTo(700), hoursPerM3: random() * 0.4, overnight: upTo(3000) },
      },
    },
  };
}
