import { countryWindMs } from '../../catalogue/countries.ts';
import type { Unit } from '../../catalogue/unit.ts';
import { transportCost } from '../../pricing/transport.ts';
import type { CatalogueRules } from '../build-index.ts';
import { type Candidate, pickList } from '../candidate.ts';
import { isTooHeavy, storedGoods, tallestMm, typeRule } from '../limits.ts';
import type { RecommendationRequest } from '../request.ts';
import { diameterFactor, preferenceFactor, score, slendernessFactor, windFactor } from '../score.ts';
import { volumeWindow } from '../volume-window.ts';

/** The rules as a plain filter, sort and slice. The reference for tests. */
export function scanCatalogue(
  request: RecommendationRequest,
  units: readonly Unit[],
  rules: CatalogueRules,
): Candidate[] {
  const { delivery, ranking } = rules;
  const goods = storedGoods(request, rules);
  const types = goods.types.map(({ code }) => code);
  const windMs = countryWindMs(request.place?.country, delivery.countries);
  const smallest = new Map<string, number>();
  for (const unit of units) {
    smallest.set(unit.type, Math.min(unit.volumeM3, smallest.get(unit.type) ?? Number.POSITIVE_INFINITY));
  }

  const passes = (unit: Unit): boolean => {
    const type = unit.storageType;
    const window = volumeWindow(request.volumePerUnitM3, smallest.get(unit.type)!);
    return (
      types.includes(unit.type) &&
      typeRule(type, goods) === undefined &&
      window !== undefined &&
      unit.volumeM3 >= window.fromM3 &&
      unit.volumeM3 <= window.toM3 &&
      (request.placement === 'outside' || type.limits.mayStandInside) &&
      unit.heightMm <= tallestMm(request, rules) &&
      !isTooHeavy(unit.volumeM3, goods.densityKgM3, type)
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
            wind: windFactor(windMs, unit.storageType.limits.designWindMs, ranking),
            slenderness: slendernessFactor(unit.slenderness, ranking),
            preference: preferenceFactor(unit.type === types[0], ranking),
            oversizeWeight: ranking.oversizeWeight,
          },
        ),
      },
    ];
  });
  return pickList(candidates, types, rules.asked.longestList);
}
