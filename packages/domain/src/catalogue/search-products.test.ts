import { namesIn, productRows } from '@silowright/catalogue/testing/sample';
import { expect, it } from 'vitest';
import type { Language } from '../locale.ts';
import { productsWithIds } from './catalogue-products.ts';
import { foundBy, isSameName, searchProducts } from './search-products.ts';

const all = (language: Language) =>
  productsWithIds(
    productRows,
    productRows.map(({ id }) => id),
    namesIn(language),
  );
const found = (language: Language, typed: string) =>
  searchProducts(all(language), typed).map(({ value }) => value);

it.each([
  ['en', 'AdBlue', 'adblue'],
  ['de', 'Löschkalk', 'hydrated_lime'],
  ['de', 'loeschkalk', 'hydrated_lime'],
  ['de', 'loschkalk', 'hydrated_lime'],
  ['de', 'Klärschlamm', 'sewage_sludge'],
  ['nl', 'spuiwater', 'scrubber_liquid'],
  ['nl', 'varkensvoer', 'feed_pellets'],
  ['da', 'vejsalt', 'rock_salt'],
  ['da', 'traepiller', 'wood_pellets'],
] as const)('%s: "%s" finds %s (EN-12)', (language, typed, value) => {
  expect(found(language, typed)).toContain(value);
});

it.each([
  ['en', 'adbleu', 'adblue'],
  ['en', 'mollasses', 'molasses'],
  ['de', 'Weisen', 'wheat'],
  ['nl', 'melase', 'molasses'],
  ['da', 'majss', 'maize'],
] as const)('%s: "%s" with one typing error finds %s (EN-12)', (language, typed, value) => {
  expect(found(language, typed)).toContain(value);
});

it.each([
  ['de', 'Harnstofflösung 32,5 %'],
  ['de', 'harnstofflösung 32,5%'],
  ['en', 'Urea solution 32.5 %'],
  ['da', 'Ureaopløsning 32,5 %'],
] as const)(
  '%s: "%s" with an ordinary space or none is the whole name of adblue (EN-12)',
  (language, typed) => {
    expect(found(language, typed)).toEqual(['adblue']);
    const label = all(language).find(({ value }) => value === 'adblue')?.label ?? '';
    expect(isSameName(label, typed)).toBe(true);
  },
);

it('puts names before other words, and both before typing errors (EN-12)', () => {
  const products = [
    { label: 'Barlex' },
    { label: 'Grain', synonyms: ['feed barley'] },
    { label: 'Barley' },
    { label: 'Sand' },
  ];
  expect(searchProducts(products, 'barley').map(({ label }) => label)).toEqual(['Barley', 'Grain', 'Barlex']);
});

it('forgives no error in a short word and none twice (EN-12)', () => {
  expect(searchProducts([{ label: 'Salt' }], 'sat')).toEqual([]);
  expect(searchProducts([{ label: 'Molasses' }], 'mulases')).toEqual([]);
});

it('says by which other word a product was found (EN-12)', () => {
  const lime = { label: 'Kalkhydrat', synonyms: ['Weißkalkhydrat', 'Löschkalk'] };
  expect(foundBy(lime, 'lösch')).toBe('Löschkalk');
  expect(foundBy(lime, 'kalk')).toBeUndefined();
});
