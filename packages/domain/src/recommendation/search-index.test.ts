import { describe, expect, test } from 'vitest';
import { buildCatalogue, shippedOptionList, shippedPriceList } from '../catalogue/build-catalogue.ts';
import type { Unit } from '../catalogue/unit.ts';
import { buildColumns, buildIndex } from './build-index.ts';
import { indexBuffers } from './index-columns.ts';
import { recommend } from './recommend.ts';
import type { RecommendationRequest } from './request.ts';
import { scanCatalogue } from './scan-catalogue.ts';
import { randomRequest, seededRandom, syntheticUnits } from './synthetic-units.ts';

const answers = (units: readonly Unit[], requests: readonly RecommendationRequest[]) => {
  const index = buildIndex({ units });
  return requests.map((request) =>
    recommend(request, index).recommended.map(({ unit, score, transportCents }) => [
      units.indexOf(unit),
      score,
      transportCents,
    ]),
  );
};
const scans = (units: readonly Unit[], requests: readonly RecommendationRequest[]) =>
  requests.map((request) =>
    scanCatalogue(request, units).map(({ position, score, transportCents }) => [
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

describe('the index returns the same as filter, sort and slice', () => {
  test.each([
    [0, 20],
    [1, 60],
    [33, 80],
    [300, 80],
    [2500, 30],
  ])('with %d units', (count, queries) => {
    const units = syntheticUnits(count, seededRandom(count + 1));
    const asked = requests(queries, count);
    expect(answers(units, asked)).toEqual(scans(units, asked));
  });

  test('with the shipped catalogue', () => {
    const { units } = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));
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

test('the columns survive the transfer from a worker and are small', () => {
  const units = syntheticUnits(1000, seededRandom(41));
  const columns = buildColumns(units);
  const bytes = indexBuffers(columns).reduce((sum, buffer) => sum + buffer.byteLength, 0);
  expect(bytes).toBeLessThan(400_000);
  expect(new Set(indexBuffers(columns)).size).toBe(indexBuffers(columns).length);
  const asked = requests(30, 43);
  const before = asked.map((request) => recommend(request, { units, columns }));
  const transferred = structuredClone(columns, { transfer: indexBuffers(columns) as ArrayBuffer[] });
  expect(columns.volumesM3).toHaveLength(0);
  expect(asked.map((request) => recommend(request, { units, columns: transferred }))).toEqual(before);
});
