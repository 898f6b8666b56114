import { countryWindMs } from '../catalogue/countries.ts';
import { storageTypes } from '../catalogue/storage-types.ts';
import { routeTo } from '../pricing/transport.ts';
import type { RecommendationIndex } from './build-index.ts';
import { type Candidate, limitPerType, pickList } from './candidate.ts';
import { failedRule, type Wish } from './fit.ts';
import { fitReasons } from './fit-reasons.ts';
import { storedGoods, tallestMm } from './limits.ts';
import { nearestChanges } from './nearest-changes.ts';
import type { Recommendation, RecommendationRequest, RejectedType } from './request.ts';
import { preferenceFactor, windFactor } from './score.ts';
import { bestOfType } from './search-index.ts';
import { volumeWindow } from './volume-window.ts';

/** The right units for a request, best first, and why; for every type left out, why not (D5, D22). */
export function recommend(request: RecommendationRequest, index: RecommendationIndex): Recommendation {
  const goods = storedGoods(request);
  const wish: Wish = { request, goods, index, route: routeTo(request.place) };
  const { types } = goods.needs;
  const windMs = countryWindMs(request.place?.country);
  const tallest = tallestMm(request);
  const rejected: RejectedType[] = [];
  const candidates: Candidate[] = [];

  for (const type of types) {
    const rule = failedRule(wish, type);
    if (rule) {
      rejected.push({ type, rule, nearestChanges: nearestChanges(wish, [type], false) });
      continue;
    }
    const search = {
      type,
      window: volumeWindow(request.volumePerUnitM3, index.columns.types[type]!.smallestM3)!,
      tallestMm: tallest,
      densityKgM3: goods.densityKgM3,
      wishedM3: request.volumePerUnitM3,
      amountOfUnits: request.amountOfUnits,
      route: wish.route,
      windFactor: windFactor(windMs, storageTypes[type].designWindMs),
      preferenceFactor: preferenceFactor(type === types[0]),
    };
    candidates.push(...bestOfType(index.columns, search, limitPerType(types)));
  }

  const list = pickList(candidates, types);
  // Candidates that only the list's last step dropped: others can be delivered, this type cannot.
  for (const type of new Set(candidates.map((candidate) => candidate.type))) {
    if (list.some((candidate) => candidate.type === type)) continue;
    rejected.push({ type, rule: 'not-deliverable', nearestChanges: nearestChanges(wish, [type], true) });
  }

  const leastCents = Math.min(...list.map((candidate) => candidate.priceCents));
  return {
    recommended: list.map(({ position, priceCents, transportCents, score }) => {
      const unit = index.units[position]!;
      const cheapest = list.length > 1 && priceCents === leastCents;
      return { unit, transportCents, score, reasons: fitReasons(unit, request, goods, cheapest) };
    }),
    rejected,
    nearestChanges: list.length > 0 ? [] : nearestChanges(wish, types, false),
  };
}
