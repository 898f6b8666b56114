import { needsOf } from '@silowright/domain/catalogue/product-groups';
import type { Texture } from '@silowright/domain/catalogue/texture';
import type { SessionValues } from '@silowright/domain/session/values';
import { shapes } from '../catalogue/shapes.ts';

/** The look of the goods that the visitor chose; undefined if only a product name is known (ST-04). */
export function goodsTexture({
  segment,
  productGroupType,
  characteristicGroupType,
}: Pick<SessionValues, 'segment' | 'productGroupType' | 'characteristicGroupType'>): Texture | undefined {
  const groups = shapes().productGroups[segment ?? ''] ?? [];
  return productGroupType ? needsOf(groups, productGroupType, characteristicGroupType)?.texture : undefined;
}
