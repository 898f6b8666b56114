import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Unit } from '../catalogue/unit.ts';
import { canCarry, loadClassOf, routeTo } from '../pricing/handling.ts';
import type { RecommendationIndex } from './build-index.ts';
import { isTooHeavy, storedGoods, tallestMm, typeRule } from './limits.ts';
import type { RecommendationRequest } from './request.ts';

/** All sizes of a type that pass every rule except the volume rule and can be delivered (D20). */
export function sizesOfType(
  request: RecommendationRequest,
  type: StorageTypeCode,
  catalogue: Catalogue,
): Unit[] {
  const rules = sizeRules(request, type, catalogue);
  if (!rules) return [];
  const fitting = catalogue.units.filter((unit) => unit.type === type && rules.fits(unit));
  const deliverable = fitting.filter(rules.isDeliverable);
  // If nothing can be delivered, all sizes are offered without transport, as in the recommendation.
  return (deliverable.length > 0 ? deliverable : fitting).toSorted(
    (a, b) => a.diameterMm - b.diameterMm || a.heightMm - b.heightMm,
  );
}

/** Whether a unit is one of `sizesOfType`. */
export function isOfferedSize(
  request: RecommendationRequest,
  unit: Unit,
  index: RecommendationIndex,
): boolean {
  const rules = sizeRules(request, unit.type, index);
  if (!rules?.fits(unit)) return false;
  const others = index.sizes.get(unit.type) ?? [];
  return rules.isDeliverable(unit) || !others.some((size) => rules.fits(size) && rules.isDeliverable(size));
}

/** The rules for the sizes of a type; undefined if they exclude all of it. */
function sizeRules(
  request: RecommendationRequest,
  code: StorageTypeCode,
  catalogue: Pick<Catalogue, 'productGroups' | 'types' | 'headroomMm' | 'delivery'>,
): SizeRules | undefined {
  const goods = storedGoods(request, catalogue);
  const type = goods.types.find((candidate) => candidate.code === code);
  if (!type || typeRule(type, goods)) return undefined;
  if (request.placement === 'inside' && !type.limits.mayStandInside) return undefined;
  const { delivery } = catalogue;
  const route = routeTo(request.place, delivery);
  const tallest = tallestMm(request, catalogue);
  return {
    fits: ({ heightMm, volumeM3 }) => heightMm <= tallest && !isTooHeavy(volumeM3, goods.densityKgM3, type),
    isDeliverable: (unit) => route !== null && canCarry(loadClassOf(unit, delivery.tariff), route),
  };
}

interface SizeRules {
  fits(unit: Unit): boolean;
  isDeliverable(unit: Unit): boolean;
}
