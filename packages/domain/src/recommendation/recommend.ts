import { countryWindMs } from '../catalogue/countries.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import { canCarry, type Route, routeTo } from '../pricing/handling.ts';
import { handlingCents } from '../pricing/transport.ts';
import type { RecommendationIndex } from './build-index.ts';
import { type Candidate, pickList } from './candidate.ts';
import {
  everySize,
  failedRule,
  isBearable,
  reachable,
  type Scope,
  type Search,
  searchFor,
  sizesForVolume,
} from './fit.ts';
import { fitReasons } from './fit-reasons.ts';
import {
  changesForGroup,
  changesForType,
  moreUnits,
  smallest,
  type WeighedChange,
} from './nearest-changes.ts';
import type { Recommendation, RecommendationRequest, RejectedType, RejectionRule } from './request.ts';
import { diameterFactor, preferenceFactor, score, slendernessFactor, windFactor } from './score.ts';

/** The best units for a request with reasons, and for every excluded type the reason (D5, D22). */
export function recommend(request: RecommendationRequest, index: RecommendationIndex): Recommendation {
  const search = searchFor(request, index);
  const { types } = search.goods;
  const route = routeTo(request.place, index.delivery);
  const rejected: RejectedType[] = [];
  const changes: WeighedChange[][] = [];
  const reject = (type: StorageType, rule: RejectionRule, counted: Scope) => {
    const ofType = changesForType(search, type, counted);
    changes.push(ofType);
    rejected.push({ type: type.code, rule, nearestChanges: smallest(ofType) });
  };

  const fitting = types.filter((type) => {
    const rule = failedRule(search, type);
    if (rule) reject(type, rule, everySize);
    return !rule;
  });
  const list = pickList(
    fitting.flatMap((type) => candidatesOfType(search, type, route)),
    types.map(({ code }) => code),
    index.asked.longestList,
  );
  // Only the last step of the list drops a type here: it cannot be delivered while others can.
  for (const type of fitting) {
    if (route && list.every((listed) => listed.type !== type.code))
      reject(type, 'not-deliverable', reachable(route));
  }

  const more = list.length > 0 ? undefined : moreUnits(search);
  const minCents = Math.min(...list.map(({ priceCents }) => priceCents));
  return {
    recommended: list.map(({ position, priceCents, transportCents, score }) => {
      const unit = index.units[position]!;
      const cheapest = list.length > 1 && priceCents === minCents;
      return { unit, transportCents, score, reasons: fitReasons(unit, request, search.goods, cheapest) };
    }),
    rejected,
    nearestChanges: list.length > 0 ? [] : smallest(changesForGroup(search, changes, everySize)),
    ...(more && { moreUnits: more }),
  };
}

function candidatesOfType(search: Search, type: StorageType, route: Route | null): Candidate[] {
  const { request, goods, index } = search;
  const { ranking, delivery } = index;
  const { volumePerUnitM3, amountOfUnits } = request;
  const windMs = countryWindMs(request.place?.country, delivery.countries);
  const wind = windFactor(windMs, type.limits.designWindMs, ranking);
  const preference = preferenceFactor(type === goods.types[0], ranking);
  return sizesForVolume(search, type, volumePerUnitM3)
    .filter((size) => isBearable(search, type, size))
    .map(({ position, handling, priceCents, volumeM3, diameterMm, slenderness }) => {
      const transportCents =
        route && handling && canCarry(handling.load, route)
          ? handlingCents(handling, volumeM3, amountOfUnits, route, delivery.tariff)
          : null;
      const factors = {
        diameter: diameterFactor(diameterMm, ranking),
        slenderness: slendernessFactor(slenderness, ranking),
        wind,
        preference,
        oversizeWeight: ranking.oversizeWeight,
      };
      return {
        position,
        type: type.code,
        priceCents,
        transportCents,
        score: score(priceCents, (transportCents ?? 0) / amountOfUnits, volumeM3, volumePerUnitM3, factors),
      };
    });
}
