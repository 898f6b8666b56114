import { countryWindMs } from '../catalogue/countries.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import { routeTo } from '../pricing/transport.ts';
import type { RecommendationIndex } from './build-index.ts';
import { type Candidate, limitPerType, pickList } from './candidate.ts';
import { failedRule, type Wish } from './fit.ts';
import { fitReasons } from './fit-reasons.ts';
import { storedGoods, tallestMm } from './limits.ts';
import { moreUnits } from './more-units.ts';
import { changesForGroup, changesForType, smallest, type WeighedChange } from './nearest-changes.ts';
import type { Recommendation, RecommendationRequest, RejectedType, RejectionRule } from './request.ts';
import { everySize, type Scope, scopeOf } from './scope.ts';
import { preferenceFactor, windFactor } from './score.ts';
import { bestOfType } from './search-index.ts';
import { volumeWindow } from './volume-window.ts';

/** The best units for a request with reasons, and for every excluded type the reason (D5, D22). */
export function recommend(request: RecommendationRequest, index: RecommendationIndex): Recommendation {
  const goods = storedGoods(request, index);
  const { types } = goods;
  const codes = types.map(({ code }) => code);
  const wish: Wish = { request, goods, index, tallestMm: tallestMm(request, index) };
  const { delivery, ranking } = index;
  const route = routeTo(request.place, delivery);
  const scope = scopeOf(route, delivery.tariff);
  const windMs = countryWindMs(request.place?.country, delivery.countries);
  const rejected: RejectedType[] = [];
  const changes: WeighedChange[][] = [];
  const reject = (type: StorageType, rule: RejectionRule, counted: Scope) => {
    const ofType = changesForType(wish, type, counted);
    changes.push(ofType);
    rejected.push({ type: type.code, rule, nearestChanges: smallest(ofType) });
  };

  const candidates = types.flatMap((type): Candidate[] => {
    const rule = failedRule(wish, type);
    if (rule) {
      reject(type, rule, everySize);
      return [];
    }
    const columns = index.columns.types[type.code]!;
    const search = {
      window: volumeWindow(request.volumePerUnitM3, columns.smallestM3)!,
      tallestMm: wish.tallestMm,
      storageType: type,
      densityKgM3: goods.densityKgM3,
      wishedM3: request.volumePerUnitM3,
      amountOfUnits: request.amountOfUnits,
      route,
      tariff: delivery.tariff,
      oversizeWeight: ranking.oversizeWeight,
      scope,
      windFactor: windFactor(windMs, type.limits.designWindMs, ranking),
      preferenceFactor: preferenceFactor(type === types[0], ranking),
    };
    return bestOfType(index.columns, columns, search, limitPerType(codes));
  });

  const list = pickList(candidates, codes, index.asked.longestList);
  // Only the last step of the list drops a type here: it cannot be delivered while others can.
  for (const { type } of candidates) {
    const known = list.some((listed) => listed.type === type) || rejected.some((left) => left.type === type);
    if (!known && scope) reject(index.types.get(type)!, 'not-deliverable', scope);
  }

  const more = list.length > 0 ? undefined : moreUnits(wish);
  const leastCents = Math.min(...list.map(({ priceCents }) => priceCents));
  return {
    recommended: list.map(({ position, priceCents, transportCents, score }) => {
      const unit = index.units[position]!;
      const cheapest = list.length > 1 && priceCents === leastCents;
      return { unit, transportCents, score, reasons: fitReasons(unit, request, goods, cheapest) };
    }),
    rejected,
    nearestChanges: list.length > 0 ? [] : smallest(changesForGroup(wish, changes, everySize)),
    ...(more && { moreUnits: more }),
  };
}
