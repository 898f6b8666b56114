import type { CatalogueContent } from './catalogue-content.ts';
import type { Product } from './catalogue-products.ts';
import type { Substance } from './codes.ts';

/** The answers to the question of explosion zones (EN-09). */
export const zonesAnswers = ['yes', 'no', 'unknown'] as const;
export type ZonesAnswer = (typeof zonesAnswers)[number];

/** A product that is not in the list may be explosive. `atex` of a product means dust. */
export const productCanExplode = (
  product: Pick<Product, 'atex' | 'gas'> | undefined,
  substance: Substance | undefined,
): boolean => product === undefined || (substance === 'liquid' ? product.gas === true : product.atex);

/** The product groups whose dust or gas can explode. */
export const explosiveGroups = (content: Pick<CatalogueContent, 'productGroups'>): string[] =>
  Object.values(content.productGroups).flatMap((groups) =>
    groups.filter(({ explosive }) => explosive).map(({ type }) => type),
  );

/** The answer; "open" if a product group asks the question and it was not answered, undefined if nothing was asked. */
export function zonesOf(
  {
    explosionZones,
    productGroupType,
  }: {
    readonly explosionZones?: ZonesAnswer | undefined;
    readonly productGroupType?: string | undefined;
  },
  explosive: readonly string[],
): ZonesAnswer | 'open' | undefined {
  if (productGroupType === undefined) return explosionZones;
  return explosive.includes(productGroupType) ? (explosionZones ?? 'open') : undefined;
}
