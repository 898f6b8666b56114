import { rulesCatalogue } from '@silowright/catalogue/testing/rules-catalogue';
import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { RecommendationRequest } from './request.ts';
import { isOfferedSize, sizesOfType } from './sizes-of-type.ts';
import { randomRequest, sampleRules, seededRandom, syntheticUnits } from './testing/synthetic-units.ts';

const catalogue = rulesCatalogue('agricultural');
const roadSalt = rulesCatalogue('road_salt');
const request: RecommendationRequest = {
  segment: 'agricultural',
  productGroup: 'animal_feed',
  characteristicGroup: 'whole_grain',
  volumePerUnitM3: 50,
  amountOfUnits: 1,
  placement: 'outside',
  place: { latitude: 52.52, longitude: 13.4, country: 'DE' },
};
const volumes = (change: Partial<RecommendationRequest>, type: 'vb4' | 'dds4' | 'vvs4' = 'vb4') =>
  sizesOfType({ ...request, ...change }, type, catalogue).map(({ volumeM3 }) => volumeM3);

test('all sizes of the type for any volume, by diameter and then height (CF-19)', () => {
  expect(volumes({})).toEqual([25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 105, 120]);
  const shuffled = { ...catalogue, units: catalogue.units.toReversed() };
  expect(sizesOfType(request, 'vb4', shuffled).map(({ volumeM3 }) => volumeM3)).toEqual(volumes({}));
});

test('sizes under the height limit that can be delivered, or all if none can (CF-19)', () => {
  expect(volumes({ placement: 'inside', heightLimitMm: 6250 })).toEqual([25, 30, 35, 45]);
  expect(volumes({ placement: 'inside', heightLimitMm: 6249 })).toEqual([25, 30, 45]);
  expect(volumes({ place: { latitude: 51.51, longitude: -0.13, country: 'GB' } })).toEqual([
    25, 30, 35, 40, 45, 50, 60, 70,
  ]);
  expect(volumes({ place: { latitude: 64.15, longitude: -21.94, country: 'IS' } })).toHaveLength(12);
  expect(volumes({ densityKgM3: 100 })).toHaveLength(12);
});

test('none if the type does not suit the goods or the placement', () => {
  expect(volumes({}, 'vvs4')).toEqual([]);
  expect(volumes({ densityKgM3: 851 })).toEqual([]);
  expect(volumes({ temperatureC: 51 })).toEqual([]);
  const salt: RecommendationRequest = {
    segment: 'road_salt',
    productGroup: 'road_salt',
    volumePerUnitM3: 30,
    amountOfUnits: 1,
    placement: 'inside',
    heightLimitMm: 30_000,
  };
  expect(sizesOfType(salt, 'fs', roadSalt)).toEqual([]);
  expect(sizesOfType(salt, 'ms', roadSalt)).toHaveLength(9);
});

test('none if the content would weigh more than 300 t', () => {
  const heavy = {
    ...catalogue,
    units: catalogue.units.map((unit) => ({ ...unit, volumeM3: unit.volumeM3 * 4 })),
  };
  const sizes = sizesOfType({ ...request, densityKgM3: 750 }, 'vb4', heavy);
  expect(sizes.map(({ volumeM3 }) => volumeM3 / 4)).toEqual([25, 30, 35, 40, 45, 50, 60, 70, 80, 90]);
});

test('one unit is found among the sizes without listing them (CF-19)', () => {
  const random = seededRandom(61);
  const seen = new Set<boolean>();
  for (let round = 0; round < 16; round++) {
    // Wide and heavy ones too: some types have no size that can be delivered.
    const widerMm = round % 2 === 0 ? 0 : 1400;
    const units = syntheticUnits(40, random).map((unit) => ({
      ...unit,
      diameterMm: unit.diameterMm + widerMm,
      volumeM3: unit.volumeM3 * 3,
    }));
    const index = buildIndex({ ...sampleRules, units });
    for (let query = 0; query < 5; query++) {
      const asked = randomRequest(random);
      for (const unit of units) {
        const listed = sizesOfType(asked, unit.type, { ...catalogue, ...sampleRules, units }).includes(unit);
        expect(isOfferedSize(asked, unit, index)).toBe(listed);
        seen.add(listed);
      }
    }
  }
  expect(seen).toEqual(new Set([true, false]));
});
