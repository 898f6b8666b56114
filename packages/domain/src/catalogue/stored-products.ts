import type { KilogramsPerCubicMetre } from '../units.ts';
import { type CatalogueProduct, type ProductNames, productsWithIds } from './catalogue-products.ts';
import type { StorageNeeds } from './product-groups.ts';

export interface StoredProduct {
  readonly value: string;
  readonly label: string;
  readonly density: KilogramsPerCubicMetre;
  /** False: much lighter than the others, or rare. */
  readonly usual: boolean;
}

/** The products stored with these needs that have a known density, lightest first (EN-01). */
export const storedProducts = (
  catalogue: readonly CatalogueProduct[],
  { products, rareProducts = [] }: StorageNeeds,
  names: ProductNames,
): StoredProduct[] =>
  productsWithIds(catalogue, [...products, ...rareProducts], names)
    .filter(({ density }) => density > 0)
    .map(({ value, label, density }) => ({ value, label, density, usual: products.includes(value) }))
    .toSorted((a, b) => a.density - b.density);

/**
 * The product that counts when the visitor names none: the lightest usual one. Its volume also holds the same mass
 * of every heavier product (EN-01).
 */
export const assumedProduct = <Product extends Pick<StoredProduct, 'density' | 'usual'>>(
  products: readonly Product[],
): Product | undefined => products.filter(({ usual }) => usual).toSorted((a, b) => a.density - b.density)[0];
