import { namesIn, pricedSegments, productGroups, productRows } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { languages } from '../locale.ts';
import { assumedProduct, storedProducts } from './stored-products.ts';

const all = pricedSegments.flatMap((segment) =>
  productGroups[segment].flatMap((group) =>
    (group.characteristics ?? [{ ...group.needs, type: group.type }]).map(
      (needs) => [needs.type, needs] as const,
    ),
  ),
);

test.each(all)('%s: every product named exists, with a density, in every language (EN-01)', (_, needs) => {
  const named = [...needs.products, ...(needs.rareProducts ?? [])].toSorted();
  for (const language of languages) {
    const products = storedProducts(productRows, needs, namesIn(language));
    expect(products.map(({ value }) => value).sort()).toEqual(named);
    expect(products.filter(({ label }) => label === '')).toEqual([]);
  }
});

test('without an answer the lightest usual product counts, never the limit of the unit (EN-01)', () => {
  const assumed = all.map(([type, needs]) => {
    const products = storedProducts(productRows, needs, namesIn('en'));
    const { value, density } = assumedProduct(products)!;
    expect(density, type).toBeLessThan(needs.densityKgM3);
    for (const product of products)
      if (product.usual) expect(density, product.value).toBeLessThanOrEqual(product.density);
    return `${type}: ${value} ${density}`;
  });
  expect(assumed).toEqual([
    'mixed_feed: feed_meal 550',
    'whole_grain: barley 620',
    'cold_and_light: beer_residue 1010',
    'heavier: whey_permeate 1080',
    'warm_and_heavy: wheat_yeast 1090',
    'hot_and_heavy: potato_peels 1040',
    'discharge_liquid: dirty_water 1010',
    'road_salt: sea_salt 1150',
    'brine: brine_nacl 1165',
  ]);
});

test('products are listed from light to heavy, rare ones among them (EN-01)', () => {
  const [, needs] = all.find(([type]) => type === 'whole_grain')!;
  const listed = storedProducts(productRows, needs, namesIn('de')).map(
    ({ label, density }) => `${label} ${density}`,
  );
  expect(listed.slice(0, 4)).toEqual(['Hafer 430', 'Dinkel (im Spelz) 450', 'Gerste 620', 'Raps 680']);
  expect(listed.at(-1)).toBe('Ackerbohnen 800');
});

test('a rare product is never assumed (EN-01)', () => {
  expect(assumedProduct([{ density: 250, usual: false }])).toBeUndefined();
});
