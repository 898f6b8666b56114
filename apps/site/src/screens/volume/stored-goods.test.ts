import type { ProductGroup } from '@silowright/contract/catalogue';
import { expect, it } from 'vitest';
import {
  type DensityAnswers,
  densityAnswers,
  densityValues,
  ownDensity,
  storedGoods,
  usedDensity,
} from './stored-goods.ts';

const oats = { value: 'oats', label: 'Oats', density: 430, usual: false };
const barley = { value: 'barley', label: 'Barley', density: 620, usual: true };
const wheat = { value: 'wheat', label: 'Wheat', density: 770, usual: true };
const products = [oats, barley, wheat];

it.each<[DensityAnswers, number | undefined, string | undefined]>([
  [{ product: '', density: '' }, 620, 'barley'],
  [{ product: 'wheat', density: '' }, 770, 'wheat'],
  [{ product: 'oats', density: '' }, 430, 'oats'],
  // Of another characteristic: not an answer for this one.
  [{ product: 'feed_meal', density: '' }, 620, 'barley'],
  [{ product: ownDensity, density: '655,5' }, 655.5, undefined],
  [{ product: ownDensity, density: ' 700 ' }, 700, undefined],
  [{ product: ownDensity, density: '-5' }, undefined, undefined],
  [{ product: ownDensity, density: '' }, undefined, undefined],
  // A density typed before a product was picked does not count.
  [{ product: 'wheat', density: '100' }, 770, 'wheat'],
])('%j converts with %s kg/m³ (EN-01, V14)', (answers, kgM3, product) => {
  const used = usedDensity(products, answers);
  expect([used?.kgM3, used?.product?.value]).toEqual([kgM3, product]);
});

it('without products the typed density counts, and none is known before (EN-01)', () => {
  expect(usedDensity([], { product: '', density: '' })).toBeUndefined();
  const answers = { product: '', density: '655' };
  expect(densityValues(answers, usedDensity([], answers))).toEqual({ storedDensity: 655 });
});

it.each<[DensityAnswers, object]>([
  [{ product: '', density: '' }, {}],
  [{ product: 'gone', density: '' }, {}],
  [
    { product: 'wheat', density: '' },
    { storedProductId: 'wheat', storedDensity: 770 },
  ],
  [{ product: ownDensity, density: '655' }, { storedDensity: 655 }],
  [{ product: ownDensity, density: '' }, {}],
])('the session keeps of %j: %j, and the form shows it again (EN-01)', (answers, kept) => {
  const values = densityValues(answers, usedDensity(products, answers));
  expect(values).toEqual(kept);
  const again = densityAnswers({ id: 'x', ...values });
  expect(usedDensity(products, again)?.kgM3).toBe(
    Object.keys(kept).length > 0 ? usedDensity(products, answers)?.kgM3 : 620,
  );
});

it('the goods are those of the characteristic, or of a group without any (EN-01, EN-04)', () => {
  const sizes = [{ type: 'vvs4', diameter_mm: 2050, height_mm: 4330, volume: 6 }];
  const groups: ProductGroup[] = [
    {
      type: 'animal_feed',
      substance: 'solid',
      'characteristic-groups': [
        {
          type: 'whole_grain',
          density: { description: '≤ 850 kg/m³', max: 850 },
          storage: { 'largest-volume': 120, 'density-limit': 850, products, sizes },
        },
      ],
    },
    { type: 'brine', substance: 'liquid', storage: { 'density-limit': 1300, products: [], sizes: [] } },
  ];
  const of = (productGroupType: string, characteristicGroupType?: string) =>
    storedGoods(groups, {
      id: 'x',
      productGroupType,
      ...(characteristicGroupType && { characteristicGroupType }),
    });
  expect(of('animal_feed', 'whole_grain')).toEqual({ products, largestM3: 120, limitKgM3: 850, sizes });
  // The characteristic of an earlier group is ignored.
  expect(of('brine', 'whole_grain')).toEqual({
    products: [],
    largestM3: undefined,
    limitKgM3: 1300,
    sizes: [],
  });
  expect(of('animal_feed')).toEqual({ products: [], largestM3: undefined, limitKgM3: undefined, sizes: [] });
});
