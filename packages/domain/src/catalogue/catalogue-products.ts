import type { DegreesCelsius, KilogramsPerCubicMetre } from '../units.ts';
import type { MarketLabel, Substance } from './codes.ts';

/** A product of the catalogue, with its names by locale. */
export interface CatalogueProduct {
  readonly id: string;
  readonly markets: readonly MarketLabel[];
  readonly substances: readonly Substance[];
  readonly densityKgM3: KilogramsPerCubicMetre;
  readonly temperatureC: DegreesCelsius;
  readonly explosiveDust: boolean;
  /** Forms an explosive gas or vapour. */
  readonly explosiveGas?: boolean;
  readonly food: boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** A product in one language, with its wire names (PB-10). */
export interface Product {
  readonly value: string;
  readonly label: string;
  readonly temperature: DegreesCelsius;
  readonly density: KilogramsPerCubicMetre;
  readonly substances: readonly Substance[];
  readonly atex: boolean;
  /** Explosive gas or vapour; `atex` is dust (EN-09). */
  readonly gas?: boolean | undefined;
  readonly food: boolean;
  /** Other words for it in the same language (EN-12). */
  readonly synonyms: readonly string[];
}

/** Products of these markets, in table order. */
export const productsIn = (
  products: readonly CatalogueProduct[],
  markets: readonly MarketLabel[],
  names: ProductNames,
): Product[] =>
  products
    .filter((product) => product.markets.some((market) => markets.includes(market)))
    .map((product) => productIn(product, names));

/** The products with these ids, of any market, in table order. */
export const productsWithIds = (
  products: readonly CatalogueProduct[],
  ids: readonly string[],
  names: ProductNames,
): Product[] => products.filter(({ id }) => ids.includes(id)).map((product) => productIn(product, names));

/** The locale of the reader, and the one for products without a name in it. */
export interface ProductNames {
  readonly locale: string;
  readonly fallback: string;
}

const productIn = (product: CatalogueProduct, { locale, fallback }: ProductNames): Product => ({
  value: product.id,
  label: product.names[locale] ?? product.names[fallback] ?? product.id,
  temperature: product.temperatureC,
  density: product.densityKgM3,
  substances: product.substances,
  atex: product.explosiveDust,
  ...(product.explosiveGas && { gas: true }),
  food: product.food,
  synonyms: product.synonyms[locale] ?? product.synonyms[fallback] ?? [],
});
