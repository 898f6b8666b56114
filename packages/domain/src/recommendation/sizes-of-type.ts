import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Unit } from '../catalogue/unit.ts';
import { canCarry, loadClassOf, routeTo } from '../pricing/transport.ts';
import { isTooHeavy, storedGoods, tallestMm, typeRule } from './limits.ts';
import type { RecommendationRequest } from './request.ts';

/** All sizes of a type that pass every rule except the volume rule and can be delivered (D20). */
export function sizesOfType(
  request: RecommendationRequest,
  type: StorageTypeCode,
  catalogue: Catalogue,
): Unit[] {
  const goods = storedGoods(request, catalogue);
  const storageType = goods.types.find(({ code }) => code === type);
  if (!storageType || typeRule(storageType, goods)) return [];
  if (request.placement === 'inside' && !storageType.limits.mayStandInside) return [];
  const fitting = catalogue.units.filter(
    (unit) =>
      unit.type === type &&
      unit.heightMm <= tallestMm(request, catalogue) &&
      !isTooHeavy(unit.volumeM3, goods.densityKgM3, storageType),
  );
  const { delivery } = catalogue;
  const route = routeTo(request.place, delivery);
  const deliverable = fitting.filter((unit) => route && canCarry(loadClassOf(unit, delivery.tariff), route));
  // If nothing can be delivered, all sizes are offered without transport, as in the recommendation.
  return (deliverable.length > 0 ? deliverable : fitting).toSorted(
    (a, b) => a.diameterMm - b.diameterMm || a.heightMm - b.heightMm,
  );
}
