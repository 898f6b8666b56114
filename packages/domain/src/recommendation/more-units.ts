import { holdingVolume } from '../catalogue/asked-limits.ts';
import { maximumAmount } from '../session/field-rules.ts';
import type { Wish } from './fit.ts';
import { typeRule } from './limits.ts';
import { fits } from './nearest-changes.ts';
import type { MoreUnits } from './request.ts';
import { everySize } from './scope.ts';

/**
 * The smallest number of equal units that together hold the requested volume, with all else unchanged. undefined
 * if even the maximum number of units holds less. Each requested unit is divided equally.
 */
export function moreUnits(wish: Wish): MoreUnits | undefined {
  const { volumePerUnitM3: askedM3, amountOfUnits: asked } = wish.request;
  const types = wish.goods.types.filter((type) => !typeRule(type, wish.goods));
  for (let parts = 2; parts * asked <= maximumAmount; parts++) {
    const volumePerUnitM3 = holdingVolume(askedM3 / parts, wish.index.asked);
    if (volumePerUnitM3 < wish.index.asked.volumeM3[0]) return undefined;
    if (types.some((type) => fits(wish, type, volumePerUnitM3, everySize)))
      return { amountOfUnits: parts * asked, volumePerUnitM3 };
  }
  return undefined;
}
