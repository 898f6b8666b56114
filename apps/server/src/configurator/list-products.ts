import type { ProductGroup, Storage } from '@silowright/contract/catalogue';
import { wireSize } from '@silowright/contract/wire-size';
import { productMarketsOf } from '@silowright/domain/catalogue/catalogue-markets';
import { type ProductNames, productsIn } from '@silowright/domain/catalogue/catalogue-products';
import { needsOf, type StorageNeeds, wireProductGroups } from '@silowright/domain/catalogue/product-groups';
import { storedProducts } from '@silowright/domain/catalogue/stored-products';
import { localeOfLanguage } from '@silowright/domain/locale';
import { greatestDensityKgM3 } from '@silowright/domain/recommendation/limits';
import { largestUnitM3, sizesOfGoods } from '@silowright/domain/recommendation/sizes-of-goods';
import { ApiError } from '../platform/http/api-error.ts';
import type { PinnedCatalogue } from '../prices/catalogues.ts';
import { segmentOf } from '../prices/known-codes.ts';
import type { HandlerOf } from '../server-parts.ts';

export const listProductsHandler: HandlerOf<'list-products'> =
  (parts) =>
  ({ params, query }) => {
    const { catalogues, catalogue } = parts;
    const { markets, products } = catalogues.content();
    const segment = segmentOf(parts, params.segment);
    const names = {
      locale: localeOfLanguage(params.language, catalogue.languages),
      fallback: catalogue.defaultLanguage,
    };
    const simplified = query.simplified !== 'false';
    return productsIn(products, productMarketsOf(markets, segment, simplified), names).map((product) => ({
      ...product,
      substances: [...product.substances],
      synonyms: [...product.synonyms],
    }));
  };

/** Only markets with full configuration have groups. */
export const listProductGroupsHandler: HandlerOf<'list-product-groups'> =
  (parts) =>
  ({ params, query: { language } }) => {
    const { catalogues, catalogue, visits } = parts;
    const segment = segmentOf(parts, params.segment).id;
    const pinned = catalogues.find(segment);
    if (!pinned) throw new ApiError('not-found');
    visits.step('market', {
      visit: { market: segment, country: null, locale: language ?? '', dealer: null },
    });
    const { productGroups } = pinned.catalogue;
    const groups = wireProductGroups(productGroups) as ProductGroup[];
    if (!language) return { 'product-groups': groups };
    const names = {
      locale: localeOfLanguage(language, catalogue.languages),
      fallback: catalogue.defaultLanguage,
    };
    const storage = (group: string, characteristic?: string) => {
      const needs = needsOf(productGroups, group, characteristic);
      return needs && { storage: storageOf(needs, pinned, names) };
    };
    return {
      'product-groups': groups.map(({ 'characteristic-groups': characteristics, ...group }) => ({
        ...group,
        ...(characteristics
          ? {
              'characteristic-groups': characteristics.map((each) => ({
                ...each,
                ...storage(group.type, each.type),
              })),
            }
          : storage(group.type)),
      })),
    };
  };

function storageOf(needs: StorageNeeds, { content, index }: PinnedCatalogue, names: ProductNames): Storage {
  const largestM3 = largestUnitM3(needs, index);
  const limitKgM3 = greatestDensityKgM3(needs, index.types);
  return {
    ...(largestM3 !== undefined && { 'largest-volume': largestM3 }),
    'density-limit': limitKgM3,
    // A product that no type can bear is not offered (G1).
    products: storedProducts(content.products, needs, names).filter(({ density }) => density <= limitKgM3),
    sizes: sizesOfGoods(needs, index).map((unit) => ({ type: unit.type, ...wireSize(unit) })),
  };
}
