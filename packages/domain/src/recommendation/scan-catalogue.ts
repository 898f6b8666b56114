import { countryWindMs } from '../catalogue/countries.ts';
import { storageTypes } from '../catalogue/storage-types.ts';
import type { Unit } from '../catalogue/unit.ts';
import { transportCost } from '../pricing/transport.ts';
import { type Candidate, pickList } from './candidate.ts';
import { isTooHeavy, storedGoods, tallestMm, typeRule } from './limits.ts';
import type { RecommendationRequest } from './request.ts';
import { diameterFactor, preferenceFactor, score, slendernessFactor, windFactor } from './score.ts';
import { volumeWindow } from './volume-window.ts';

/** The rules as a plain filter, sort and slice. Slow; the reference for tests of the index. */
export function scanCatalogue(request: RecommendationRequest, units: readonly Unit[]): Candidate[] {
  const goods = storedGoods(request);
  const { types } = goods.needs;
  const windMs = countryWindMs(request.place?.country);
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
      (request.placement === 'outside' || type.mayStandInside) &&
      unit.heightMm <= tallestMm(request) &&
      !isTooHeavy(unit.volumeM3, goods.densityKgM3)
    );
  };

  const candidates = units.flatMap((unit, position) => {
    if (!passes(unit)) return [];
    const transportCents = transportCost(unit, request.amountOfUnits, request.place)?.cents ?? null;
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
            diameter: diameterFactor(unit.diameterMm),
            wind: windFactor(windMs, storageTypes[unit.type].designWindMs),
            slenderness: slendernessFactor(unit.slenderness),
            preference: preferenceFactor(unit.type === types[0]),
          },
        ),
      },
    ];
  });
  return pickList(candidates, types);
}
