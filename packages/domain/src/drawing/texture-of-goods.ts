import type { Substance } from '../catalogue/codes.ts';
import type { StorageNeeds } from '../catalogue/product-groups.ts';
import { type Texture, textureOf } from '../catalogue/texture.ts';
import { type Shapes, typeOf } from './configured-model.ts';

/** The look of goods; without one it follows from their substance and the preferred type. */
export function textureOfGoods(
  shapes: Shapes,
  substance: Substance,
  needs: StorageNeeds | undefined,
): Texture {
  const type = needs?.types[0];
  return textureOf(needs?.texture, substance, type ? typeOf(shapes, type).look.contents : '#b9b2a4');
}
