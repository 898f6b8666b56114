import type { Language } from '../locale.ts';
import type { DegreesCelsius, KilogramsPerCubicMetre } from '../units.ts';
import type { Substance } from './codes.ts';
import { type ProductRow, productRows } from './product-rows.ts';
import { productSynonyms } from './product-synonyms.ts';
import { type MarketLabel, marketLabels, type SegmentId } from './segments.ts';

/** A product in one language, with its wire names (PB-10). */
export interface Product {
  readonly value: string;
  readonly label: string;
  readonly temperature: DegreesCelsius;
  readonly density: KilogramsPerCubicMetre;
  readonly substances: readonly Substance[];
  readonly atex: boolean;
  readonly food: boolean;
  /** Other words for it in the same language (EN-12). */
  readonly synonyms: readonly string[];
}

/** A tile of the simplified list covers several markets (D17). */
const simplifiedMarkets: Partial<Record<SegmentId, readonly MarketLabel[]>> = {
  food_and_feed: ['food', 'feed'],
  other_industries: ['other', 'chemical', 'paper_pulp', 'renewable_energy'],
};

/** Products of a segment, in table order. */
export function productsOf(segment: SegmentId, language: Language, simplified = true): Product[] {
  const markets = (simplified && simplifiedMarkets[segment]) || [marketLabels[segment]];
  return productRows
    .filter(([, ofProduct]) => ofProduct.some((market) => markets.includes(market)))
    .map((row) => productIn(language, row));
}

/** The products with these ids, of any market, in table order. */
export const productsWithIds = (ids: readonly string[], language: Language): Product[] =>
  productRows.filter(([id]) => ids.includes(id)).map((row) => productIn(language, row));

function productIn(language: Language, row: ProductRow): Product {
  const [value, , names, substances, density, temperature, atex, food] = row;
  const synonyms = productSynonyms[value]?.[language] ?? [];
  return { value, label: names[language], temperature, density, substances, atex, food, synonyms };
}
