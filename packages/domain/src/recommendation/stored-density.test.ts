import {
  pricedSegments,
  type RulesSegment,
  rulesCatalogue,
} from '@silowright/catalogue/testing/rules-catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { buildIndex } from './build-index.ts';
import { recommend } from './recommend.ts';
import type { RecommendationRequest } from './request.ts';
import { isOfferedSize, sizesOfType } from './sizes-of-type.ts';
import { splitsFor } from './splits.ts';
import { randomRequest, seededRandom } from './testing/synthetic-units.ts';

const catalogues = Object.fromEntries(
  pricedSegments.map((segment) => [segment, rulesCatalogue(segment)]),
) as Record<RulesSegment, Catalogue>;
const indexes = {
  agricultural: buildIndex(catalogues.agricultural),
  road_salt: buildIndex(catalogues.road_salt),
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
const ask = (request: RecommendationRequest) => recommend(request, indexes[request.segment as RulesSegment]);

describe('what is really stored is a limit', () => {
  test('690 kg/m³: the type for 650 falls out, with the reason and the nearest change (G1)', () => {
    const { recommended, rejected } = ask({ ...feed, storedDensityKgM3: 690 });
    expect(recommended.map(({ unit }) => unit.name)).toEqual(['dds4 Ø2.80 m 32 m³', 'dds4 Ø3.20 m 40 m³']);
    expect(rejected).toEqual([
      { type: 'vvs4', rule: 'density', nearestChanges: [{ kind: 'density', densityKgM3: 650 }] },
    ]);
  });

  test('heavier than every type of the group: nothing, and how light it must be (G1)', () => {
    const salt = { ...feed, segment: 'road_salt', productGroup: 'road_salt', volumePerUnitM3: 20 };
    const { characteristicGroup: _, ...request } = salt;
    const { recommended, nearestChanges, moreUnits } = ask({ ...request, storedDensityKgM3: 1500 });
    expect([recommended, moreUnits]).toEqual([[], undefined]);
    expect(nearestChanges).toEqual([{ kind: 'density', densityKgM3: 1300 }]);
    expect(splitsFor({ ...request, storedDensityKgM3: 1500 }, indexes.road_salt, [])).toEqual([]);
  });

  test('a lighter product moves no recommendation (G1)', () => {
    const names = (request: RecommendationRequest) =>
      ask(request).recommended.map(({ unit, score }) => [unit.name, score]);
    expect(names({ ...feed, storedDensityKgM3: 550 })).toEqual(names(feed));
  });

  test('no unit that is recommended, offered or proposed bears less than what is stored (G1)', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 400, max: 1500 }), (seed, storedDensityKgM3) => {
        const request = { ...randomRequest(seededRandom(seed)), storedDensityKgM3 };
        const segment = request.segment as RulesSegment;
        const [index, catalogue] = [indexes[segment], catalogues[segment]];
        const { recommended } = recommend(request, index);
        const named = [
          ...recommended,
          ...splitsFor(request, index, recommended),
          ...splitsFor(request, index, []),
        ].map(({ unit }) => unit);
        const listed = [...catalogue.types.keys()].flatMap((type) => sizesOfType(request, type, catalogue));
        for (const unit of [...named, ...listed])
          expect(unit.storageType.limits.densityKgM3, unit.name).toBeGreaterThanOrEqual(storedDensityKgM3);
        for (const unit of catalogue.units)
          if (unit.storageType.limits.densityKgM3 < storedDensityKgM3)
            expect(isOfferedSize(request, unit, index), unit.name).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});
