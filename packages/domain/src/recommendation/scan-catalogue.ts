import { countryWindMs } from '../catalogue/countries.ts';
import { storageTypes } from '../catalogue/storage-types.ts';
import type { Unit } from '../catalogue/unit.ts';
import { transportCost } from '../pricing/transport.ts';
import type { IndexRules } from './build-index.ts';
import { type Candidate, pickList } from './candidate.ts';
import { isTooHeavy, storedGoods, tallestMm, typeRule } from './limits.ts';
import type { RecommendationRequest } from './request.ts';
import { diameterFactor, preferenceFactor, score, slendernessFactor, windFactor } from './score.ts';
import { volumeWindow } from './volume-window.ts';

/** The rules as a plain filter, sort and slice. Slow; the reference for tests of the index. */
export function scanCatalogue(
  request: RecommendationRequest,
  units: readonly Unit[],
  { delivery, ranking }: IndexRules,
): Candidate[] {
  const goods = storedGoods(request);
  const { types } = goods.needs;
  const windMs = countryWindMs(request.place?.country, delivery.countries);
  const smallest = new Map<string, number>();
  for (const unit of units) {
    smallest.set(unit.type, Math.min(unit.volumeM3, smallest.get(unit.type) ?? Number.POSITIVE_INFINITY));
  }

  const passes = (unit: Unit): boolean => {
    const type = storageTypes[unit.type];
    const window = volumeWindow(request.volumePerUnitM3, smallest.get(unit.type)!);
    return (
      types.includes(unit.type) &&
      typeRule(type, goods) === undefined &&
      window !== undefined &&
      unit.volumeM3 >= window.fromM3 &&
      unit.volumeM3 <= window.toM3 &&
      (request.placement === 'outside' || type.limits.mayStandInside) &&
      unit.heightMm <= tallestMm(request) &&
      !isTooHeavy(unit.volumeM3, goods.densityKgM3)
    );
  };

  const candidates = units.flatMap((unit, position) => {
    if (!passes(unit)) return [];
    const transportCents = transportCost(unit, request.amountOfUnits, request.place, delivery)?.cents ?? null;
    return [
      {
        position,
        type: unit.type,
        priceCents: unit.priceCents,
        transportCents,
        score: score(
          unit.priceCents,
          (transportCents ?? 0) / request.amountOfUnits,
          unit.volumeM3,
          request.volumePerUnitM3,
          {
            diameter: diameterFactor(unit.diameterMm, ranking),
            wind: windFactor(windMs, storageTypes[unit.type].limits.designWindMs, ranking),
            slenderness: slendernessFactor(unit.slenderness, ranking),
            preference: preferenceFactor(unit.type === types[0], ranking),
            oversizeWeight: ranking.oversizeWeight,
          },
        ),
      },
    ];
  });
  return pickList(candidates, types);
}
