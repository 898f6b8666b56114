import type { Product } from '@silowright/contract/catalogue';
import { productCanExplode, zonesAnswers } from '@silowright/domain/catalogue/explosion-zones';
import { searchProducts } from '@silowright/domain/catalogue/search-products';
import { parseDecimal } from '@silowright/domain/session/field-rules';
import type { ValuesPatch } from '../../session/session-store.ts';

/** The fields of the product screen; every answer is text, empty until given. */
export interface ProductAnswers {
  readonly productId: string;
  readonly name: string;
  readonly substance: string;
  readonly density: string;
  readonly temperature: string;
  /** '1' yes, '0' no. */
  readonly atex: string;
  readonly food: string;
  /** An answer about explosion zones (EN-09). */
  readonly zones: string;
}

/** Suggestions start at the second character; at most six are shown (PB-02). */
export const minimumTyped = 2;
const maximumSuggestions = 6;

export function suggestProducts(products: readonly Product[], typed: string): Product[] {
  return typed.trim().length < minimumTyped
    ? []
    : searchProducts(products, typed).slice(0, maximumSuggestions);
}

/** A new name resets all answers: solid, the rest empty (PB-07). */
export const answersForName = (name: string): ProductAnswers => ({
  productId: '',
  name,
  substance: 'solid',
  density: '',
  temperature: '',
  atex: '',
  food: '',
  zones: '',
});

/** A listed product fills in its data: numbers only if positive, a substance only if unambiguous (PB-06). */
export function answersForProduct(
  { value, label, density, temperature, substances }: Product,
  inLocale: (number: number) => string,
): ProductAnswers {
  const [only, ...more] = substances;
  return {
    ...answersForName(label),
    productId: value,
    ...(density > 0 && { density: inLocale(density) }),
    ...(temperature > 0 && { temperature: inLocale(temperature) }),
    ...(only && more.length === 0 && { substance: only }),
  };
}

const approval = (answer: string): 0 | 1 | undefined => {
  if (answer === '') return undefined;
  return answer === '1' ? 1 : 0;
};

/** Whether the unit must be ATEX approved; asked for solid food (PB-05). */
const atexOf = (
  { substance, atex }: Pick<ProductAnswers, 'substance' | 'atex'>,
  product: Product | undefined,
) => (product?.food && substance !== 'liquid' ? approval(atex) : undefined);

/**
 * Dust of a solid, gas of a liquid; a product that is not in the list may be explosive (EN-09). An answer about the
 * approval says it already: two answers could contradict each other (V36).
 */
export const asksForZones = (
  answers: Pick<ProductAnswers, 'substance' | 'atex'>,
  product: Product | undefined,
) =>
  atexOf(answers, product) === undefined &&
  productCanExplode(product, answers.substance === 'liquid' ? 'liquid' : 'solid');

/** Stores only what was asked: a solid has no design temperature and a liquid no ATEX (PB-04, PB-05). */
export function valuesOf(answers: ProductAnswers, product: Product | undefined): ValuesPatch {
  const isLiquid = answers.substance === 'liquid';
  return {
    productId: product?.value,
    // In the current language, not the one it was chosen in.
    productName: product?.label ?? answers.name.trim(),
    substance: isLiquid ? 'liquid' : 'solid',
    density: parseDecimal(answers.density.trim()),
    temperatureInCelsius: product && product.temperature > 0 ? product.temperature : undefined,
    design_temperature: isLiquid ? parseDecimal(answers.temperature.trim()) : undefined,
    atexApproved: atexOf(answers, product),
    foodApproved: product?.food ? approval(answers.food) : undefined,
    explosionZones: asksForZones(answers, product)
      ? zonesAnswers.find((answer) => answer === answers.zones)
      : undefined,
  };
}
