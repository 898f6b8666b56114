import type { ProductGroup, Storage } from '@silowright/contract/catalogue';
import { assumedProduct } from '@silowright/domain/catalogue/stored-products';
import { parseDecimal, validateDensity } from '@silowright/domain/session/field-rules';
import type { SessionValues } from '@silowright/domain/session/values';

export type StoredProduct = Storage['products'][number];

/** What is known about the goods of the chosen characteristic. */
export interface StoredGoods {
  /** Lightest first; none in the basic flow, where the product was asked before. */
  readonly products: readonly StoredProduct[];
  readonly largestM3?: number | undefined;
  /** The density the units are built for. */
  readonly limitKgM3?: number | undefined;
  /** One unit per volume, smallest first; none in the basic flow. */
  readonly sizes: Storage['sizes'];
}

/** The goods the visitor chose, from the list of product groups. */
export function storedGoods(
  groups: readonly ProductGroup[],
  { productGroupType, characteristicGroupType }: SessionValues,
): StoredGoods {
  const group = groups.find(({ type }) => type === productGroupType);
  const characteristic = group?.['characteristic-groups']?.find(
    ({ type }) => type === characteristicGroupType,
  );
  const storage = characteristic?.storage ?? group?.storage;
  return {
    products: storage?.products ?? [],
    largestM3: storage?.['largest-volume'],
    limitKgM3: storage?.['density-limit'],
    sizes: storage?.sizes ?? [],
  };
}

/** The answer "another density" instead of a product. */
export const ownDensity = 'own';

export interface DensityAnswers {
  /** A product's id, `ownDensity`, or empty: not answered. */
  readonly product: string;
  /** As typed, in kg/m³. */
  readonly density: string;
}

export interface UsedDensity {
  readonly kgM3: number;
  /** Absent if the density was typed. */
  readonly product?: StoredProduct;
}

/** Whether the density is typed: on demand, and always if no products are known. */
export const isTyped = (products: readonly StoredProduct[], product: string): boolean =>
  product === ownDensity || products.length === 0;

/** For tonnes: as typed, of the picked product, or of the lightest usual one (EN-01); undefined if unknown. */
export function usedDensity(
  products: readonly StoredProduct[],
  answers: DensityAnswers,
): UsedDensity | undefined {
  if (isTyped(products, answers.product)) {
    const typed = answers.density.trim();
    return validateDensity(typed) ? undefined : { kgM3: parseDecimal(typed)! };
  }
  const product = products.find(({ value }) => value === answers.product) ?? assumedProduct(products);
  return product && { kgM3: product.density, product };
}

/** The answers as they were stored, for the form. */
export const densityAnswers = ({ storedProductId, storedDensity }: SessionValues): DensityAnswers =>
  storedProductId || storedDensity === undefined
    ? { product: storedProductId ?? '', density: '' }
    : { product: ownDensity, density: String(storedDensity) };

/** What the session keeps; nothing without an answer, because then the product is not known. */
export function densityValues(
  answers: DensityAnswers,
  used: UsedDensity | undefined,
): Pick<SessionValues, 'storedDensity' | 'storedProductId'> {
  if (!used) return {};
  if (!used.product) return { storedDensity: used.kgM3 };
  return used.product.value === answers.product
    ? { storedDensity: used.kgM3, storedProductId: answers.product }
    : {};
}
