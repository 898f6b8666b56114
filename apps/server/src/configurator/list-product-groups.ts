import type { listProductGroups, ProductGroup, Storage } from '@silowright/contract/list-product-groups';
import {
  type StorageNeeds,
  storageNeeds,
  wireProductGroups,
} from '@silowright/domain/catalogue/product-groups';
import { isPricedSegment, readSegment } from '@silowright/domain/catalogue/segments';
import { storedProducts } from '@silowright/domain/catalogue/stored-products';
import type { Language } from '@silowright/domain/locale';
import type { RecommendationIndex } from '@silowright/domain/recommendation/build-index';
import { largestUnitM3 } from '@silowright/domain/recommendation/largest-unit';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';

/** Only markets with full configuration have groups. */
export const listProductGroupsHandler =
  ({ catalogues, visits }: Pick<ServerParts, 'catalogues' | 'visits'>): Handler<typeof listProductGroups> =>
  ({ params, query: { language } }) => {
    const segment = readSegment(params.segment);
    if (!segment || !isPricedSegment(segment)) throw new ApiError('not-found');
    visits.step('market', {
      visit: { market: segment, country: null, locale: language ?? '', dealer: null },
    });
    const groups = wireProductGroups(segment) as ProductGroup[];
    if (!language) return { 'product-groups': groups };
    const { index } = catalogues.current(segment);
    const storage = (group: string, characteristic?: string) => {
      const needs = storageNeeds(segment, group, characteristic);
      return needs && { storage: storageOf(needs, index, language) };
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

function storageOf(needs: StorageNeeds, index: RecommendationIndex, language: Language): Storage {
  const largestM3 = largestUnitM3(needs, index);
  return {
    ...(largestM3 !== undefined && { 'largest-volume': largestM3 }),
    'density-limit': needs.densityKgM3,
    products: storedProducts(needs, language),
  };
}
