import { productGroups } from '@silowright/catalogue/testing/rules-catalogue';
import { expect, test } from 'vitest';
import { needsOf, wireProductGroups } from './product-groups.ts';

test('the groups of agriculture with their characteristics (PG-02, PG-09)', () => {
  expect(wireProductGroups(productGroups.agricultural)).toEqual([
    {
      type: 'animal_feed',
      substance: 'solid',
      'characteristic-groups': [
        { type: 'mixed_feed', density: { description: '≤ 650 kg/m³', max: 650 } },
        { type: 'whole_grain', density: { description: '≤ 850 kg/m³', max: 850 } },
      ],
    },
    {
      type: 'wet_by_product',
      substance: 'liquid',
      'characteristic-groups': (
        [
          ['cold_and_light', 1100, 30],
          ['heavier', 1250, 30],
          ['warm_and_heavy', 1250, 50],
          ['hot_and_heavy', 1400, 80],
        ] as const
      ).map(([type, density, temperature]) => ({
        type,
        density: { description: `≤ ${density} kg/m³`, max: density },
        temperature: { description: `≤ ${temperature} °C`, max: temperature },
      })),
    },
    {
      type: 'waste_water',
      substance: 'liquid',
      'show-examples': false,
      'characteristic-groups': [
        {
          type: 'discharge_liquid',
          density: { description: '≤ 1250 kg/m³', max: 1250 },
          temperature: { description: '≤ 40 °C', max: 40 },
        },
      ],
    },
  ]);
});

test('the groups of road salt have no characteristics and are submitted at once (PG-02, PG-04)', () => {
  expect(wireProductGroups(productGroups.road_salt)).toEqual([
    { type: 'road_salt', substance: 'solid' },
    { type: 'brine', substance: 'liquid' },
  ]);
});

test.each([
  ['agricultural', 'animal_feed', 'mixed_feed', [650, 20, ['vvs4', 'dds4']]],
  ['agricultural', 'animal_feed', 'whole_grain', [850, 20, ['dds4', 'vb4']]],
  ['agricultural', 'wet_by_product', 'hot_and_heavy', [1400, 80, ['nb']]],
  ['agricultural', 'waste_water', 'discharge_liquid', [1250, 40, ['spw']]],
  ['road_salt', 'road_salt', undefined, [1300, 20, ['fs', 'ms']]],
  ['road_salt', 'brine', undefined, [1300, 20, ['spw']]],
  ['agricultural', 'animal_feed', undefined, undefined],
  ['agricultural', 'animal_feed', 'heavier', undefined],
  ['road_salt', 'road_salt', 'mixed_feed', undefined],
  ['road_salt', 'animal_feed', 'mixed_feed', undefined],
] as const)('needs of %s %s %s (PG-09)', (segment, group, characteristic, expected) => {
  const needs = needsOf(productGroups[segment], group, characteristic);
  expect(needs && [needs.densityKgM3, needs.temperatureC, needs.types]).toEqual(expected);
});
