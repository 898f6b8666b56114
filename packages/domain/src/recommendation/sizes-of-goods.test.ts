import { pricedSegments, productGroups, rulesCatalogue } from '@silowright/catalogue/testing/rules-catalogue';
import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { recommend } from './recommend.ts';
import { largestUnitM3, sizesOfGoods } from './sizes-of-goods.ts';
import { minimumShare } from './volume-window.ts';

const goods = pricedSegments.flatMap((segment) => {
  const index = buildIndex(rulesCatalogue(segment));
  return productGroups[segment].flatMap((group) =>
    (group.characteristics ?? [group.needs]).map((needs) => {
      const characteristicGroup = 'type' in needs ? needs.type : undefined;
      const offers = (volumePerUnitM3: number) =>
        recommend(
          {
            segment,
            productGroup: group.type,
            ...(characteristicGroup && { characteristicGroup }),
            volumePerUnitM3,
            amountOfUnits: 1,
            placement: 'outside',
          },
          index,
        ).recommended.map(({ unit }) => unit.volumeM3);
      return [characteristicGroup ?? group.type, needs, index, offers] as const;
    }),
  );
});

test.each(goods)(
  '%s: the largest unit is offered when asked for, and nothing beyond it (EN-04)',
  (_, needs, index, offers) => {
    const largestM3 = largestUnitM3(needs, index)!;
    expect(offers(largestM3)).toContain(largestM3);
    expect(offers(Math.floor(largestM3 / minimumShare) + 1)).toEqual([]);
  },
);

test('goods that no type takes have no largest unit', () => {
  const [, needs, index] = goods[0]!;
  expect(largestUnitM3({ ...needs, densityKgM3: 3000 }, index)).toBeUndefined();
  expect(largestUnitM3({ ...needs, temperatureC: 400 }, index)).toBeUndefined();
  expect(largestUnitM3({ ...needs, types: ['fs'] }, index)).toBeUndefined();
});

test('a unit that is too heavy when full does not count (EN-04)', () => {
  const [, needs, index] = goods[0]!;
  const [type] = needs.types;
  const sized = [100, 500, 400].map((volumeM3) => ({ ...index.units[0]!, type: type!, volumeM3 }));
  const heavy = buildIndex({ ...index, units: sized });
  expect(largestUnitM3({ ...needs, densityKgM3: 650 }, heavy)).toBe(400);
});

test.each(goods)('%s: the sizes rise to the largest unit, one per volume (ST-05)', (_, needs, index) => {
  const sizes = sizesOfGoods(needs, index);
  const volumes = sizes.map(({ volumeM3 }) => volumeM3);
  expect(volumes).toEqual([...new Set(volumes)].sort((a, b) => a - b));
  expect(volumes.at(-1)).toBe(largestUnitM3(needs, index));
  expect(sizes[0]?.type).toBe(needs.types[0]);
});

test('of many sizes forty are named, with the smallest and the largest (ST-05)', () => {
  const [, needs, index] = goods[0]!;
  const [type] = needs.types;
  const units = Array.from({ length: 200 }, (_, at) => ({
    ...index.units[0]!,
    type: type!,
    volumeM3: at + 5,
  }));
  const volumes = sizesOfGoods(needs, buildIndex({ ...index, units })).map(({ volumeM3 }) => volumeM3);
  expect([volumes.length, volumes[0], volumes.at(-1)]).toEqual([40, 5, 204]);
});
