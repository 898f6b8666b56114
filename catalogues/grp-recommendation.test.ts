import { sampleSegment } from '@silowright/catalogue/testing/sample-catalogue';
import { buildIndex } from '@silowright/domain/recommendation/build-index';
import { recommend } from '@silowright/domain/recommendation/recommend';
import type { RecommendationRequest } from '@silowright/domain/recommendation/request';
import { expect, test } from 'vitest';

const feed: RecommendationRequest = {
  segment: 'agricultural',
  productGroup: 'animal_feed',
  characteristicGroup: 'mixed_feed',
  volumePerUnitM3: 30,
  amountOfUnits: 2,
  placement: 'outside',
  place: { latitude: 52.85, longitude: 8.04, country: 'DE' },
};
const salt: RecommendationRequest = {
  segment: 'road_salt',
  productGroup: 'road_salt',
  volumePerUnitM3: 20,
  amountOfUnits: 1,
  placement: 'outside',
  place: { latitude: 49.61, longitude: 6.13, country: 'LU' },
};

test.each<[string, RecommendationRequest, readonly (readonly [name: string, cents: number])[]]>([
  [
    'mixed feed, two of 30 m³ at Cloppenburg',
    feed,
    [
      ['vvs4 Ø2.80 m 30 m³', 838_000],
      ['vvs4 Ø2.80 m 36 m³', 938_000],
      ['dds4 Ø2.80 m 32 m³', 1_027_000],
      ['dds4 Ø3.20 m 40 m³', 1_146_000],
    ],
  ],
  [
    'whole grain, 50 m³ under 7.0 m at Kiel',
    {
      ...feed,
      characteristicGroup: 'whole_grain',
      volumePerUnitM3: 50,
      amountOfUnits: 1,
      placement: 'inside',
      heightLimitMm: 7000,
      place: { latitude: 54.32, longitude: 10.13, country: 'DE' },
    },
    [['vb4 Ø3.50 m 50 m³', 1_202_000]],
  ],
  [
    'road salt, 20 m³ at Luxembourg',
    salt,
    [
      ['ms Ø2.80 m 22 m³', expect.any(Number)],
      ['ms Ø2.80 m 26 m³', expect.any(Number)],
      ['fs Ø3.00 m 30 m³', expect.any(Number)],
    ],
  ],
  [
    'road salt, 200 m³ at Berlin',
    { ...salt, volumePerUnitM3: 200, place: { latitude: 52.52, longitude: 13.4, country: 'DE' } },
    [],
  ],
])('the sample answers the worked case: %s (RM-09)', (_name, request, expected) => {
  const { recommended } = recommend(request, buildIndex(sampleSegment(request.segment)));
  expect(recommended.map(({ unit }) => [unit.name, unit.priceCents])).toEqual(expected);
});
