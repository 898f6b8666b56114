import type { Unit } from '../catalogue/unit.ts';
import type { StoredGoods } from './limits.ts';
import type { FitReason, RecommendationRequest } from './request.ts';

/** Why a unit fits, as numbers. `cheapest`: no other card costs less. */
export function fitReasons(
  unit: Unit,
  request: RecommendationRequest,
  goods: StoredGoods,
  cheapest: boolean,
): FitReason[] {
  const { limits, substance } = unit.storageType;
  const { types } = goods;
  const percentOf = (share: number) => Math.round(share * 100);
  const reasons: FitReason[] = [
    { kind: 'fill-level', percent: percentOf(request.volumePerUnitM3 / unit.volumeM3) },
  ];
  if (request.placement === 'inside' && request.heightLimitMm !== undefined) {
    reasons.push({ kind: 'headroom', spareMm: request.heightLimitMm - unit.heightMm });
  }
  const storedKgM3 = request.storedDensityKgM3 ?? goods.densityKgM3;
  reasons.push({
    kind: 'density-margin',
    limit: limits.densityKgM3,
    percent: percentOf((limits.densityKgM3 - storedKgM3) / limits.densityKgM3),
  });
  // Solids are stored at ambient temperature; that explains nothing.
  if (substance === 'liquid' || request.temperatureC !== undefined) {
    reasons.push({
      kind: 'temperature-margin',
      limit: limits.temperatureC,
      spare: limits.temperatureC - goods.temperatureC,
    });
  }
  if (types.length > 1 && unit.type === types[0]?.code) reasons.push({ kind: 'preferred-type' });
  if (cheapest) reasons.push({ kind: 'best-price' });
  return reasons;
}
