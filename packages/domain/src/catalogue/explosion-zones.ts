import type { Substance } from './codes.ts';

/** The answers to the question of explosion zones (EN-09). */
export const zonesAnswers = ['yes', 'no', 'unknown'] as const;
export type ZonesAnswer = (typeof zonesAnswers)[number];

/** Product groups whose dust or gas can explode. */
const explosiveGroups = new Set(['animal_feed', 'waste_water']);

/** Liquids that form an explosive gas or vapour; the flag `atex` of a product means dust. */
const gasProducts = new Set([
  'digestate',
  'co_substrate',
  'sewage_sludge',
  'slurry',
  'manure_separated_liquid',
  'waste_water',
  'silage_effluent',
  'leachate',
  'black_liquor',
  'ammonia_25',
  'formic_acid',
  'propionic_acid',
]);

/** A product that is not in the list may be explosive. */
export const productCanExplode = (
  product: { readonly value: string; readonly atex: boolean } | undefined,
  substance: Substance | undefined,
): boolean =>
  product === undefined || (substance === 'liquid' ? gasProducts.has(product.value) : product.atex);

export const groupCanExplode = (productGroup: string | undefined): boolean =>
  productGroup !== undefined && explosiveGroups.has(productGroup);

/** The answer; "open" if a product group asks the question and it was not answered, undefined if nothing was asked. */
export function zonesOf({
  explosionZones,
  productGroupType,
}: {
  readonly explosionZones?: ZonesAnswer | undefined;
  readonly productGroupType?: string | undefined;
}): ZonesAnswer | 'open' | undefined {
  if (productGroupType === undefined) return explosionZones;
  return groupCanExplode(productGroupType) ? (explosionZones ?? 'open') : undefined;
}
