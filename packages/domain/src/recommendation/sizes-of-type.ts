import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Unit } from '../catalogue/unit.ts';
import { canCarry, loadClassOf, type Route, routeTo } from '../pricing/transport.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import type { RecommendationIndex } from './build-index.ts';
import { isAtMost } from './fit.ts';
import { isTooHeavy, storedGoods, tallestMm, typeRule } from './limits.ts';
import type { RecommendationRequest } from './request.ts';
import { scopeOf } from './scope.ts';
import { lowestInWindow } from './search-index.ts';

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

/** Whether a unit is one of `sizesOfType`, without listing them: a type can have a million sizes. */
export function isOfferedSize(
  request: RecommendationRequest,
  unit: Unit,
  index: RecommendationIndex,
): boolean {
  const rules = sizeRules(request, unit.type, index);
  if (!rules?.fits(unit)) return false;
  if (rules.isDeliverable(unit)) return true;
  const scope = scopeOf(rules.route, index.delivery.tariff);
  const columns = index.columns.types[unit.type];
  if (scope === undefined || !columns) return true;
  const everyVolume = { fromM3: 0, toM3: Number.POSITIVE_INFINITY };
  const lowest = lowestInWindow(index.columns, columns, scope, everyVolume, rules.isTooHeavy);
  return !isAtMost(lowest, rules.tallestMm);
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
  const tooHeavy = (volumeM3: CubicMetres) => isTooHeavy(volumeM3, goods.densityKgM3, type);
  return {
    route,
    tallestMm: tallest,
    isTooHeavy: tooHeavy,
    fits: ({ heightMm, volumeM3 }) => heightMm <= tallest && !tooHeavy(volumeM3),
    isDeliverable: (unit) => route !== null && canCarry(loadClassOf(unit, delivery.tariff), route),
  };
}

interface SizeRules {
  readonly route: Route | null;
  readonly tallestMm: Millimetres;
  isTooHeavy(volumeM3: CubicMetres): boolean;
  fits(unit: Unit): boolean;
  isDeliverable(unit: Unit): boolean;
}
