import type { Substance } from '@silowright/domain/catalogue/codes';
import { needsOf } from '@silowright/domain/catalogue/product-groups';
import type { Texture } from '@silowright/domain/catalogue/texture';
import { textureOfGoods } from '@silowright/domain/drawing/configured-model';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';

interface Goods {
  readonly segment?: string | undefined;
  readonly productGroupType?: string | undefined;
  readonly characteristicGroupType?: string | undefined;
}

/** The look of the goods that the visitor chose; undefined if only a product name is known (ST-04). */
export function goodsTexture({
  segment,
  productGroupType,
  characteristicGroupType,
}: Goods): Texture | undefined {
  const groups = shapes().productGroups[segment ?? ''] ?? [];
  return productGroupType ? needsOf(groups, productGroupType, characteristicGroupType)?.texture : undefined;
}

/** The look of a group or of one of its characteristics; a group looks like its first characteristic. */
export function textureOfGroup(
  segment: string | undefined,
  { type, substance }: { readonly type: string; readonly substance: Substance },
  characteristic?: string,
): Texture {
  const group = shapes().productGroups[segment ?? '']?.find((candidate) => candidate.type === type);
  const needs = group?.characteristics
    ? (group.characteristics.find((each) => each.type === characteristic) ?? group.characteristics[0])
    : group?.needs;
  return textureOfGoods(shapes(), substance, needs);
}
