import { storageTypes } from '../catalogue/storage-types.ts';
import type { StorageTypeCode } from '../catalogue/unit.ts';
import type { Route } from '../pricing/transport.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import { type RecommendationIndex, widths } from './build-index.ts';
import { isTooHeavy, type StoredGoods, tallestMm, typeRule } from './limits.ts';
import type { RecommendationRequest, RejectionRule } from './request.ts';
import { lowestInWindow, reaches } from './search-index.ts';
import { leastShare, volumeWindow } from './volume-window.ts';

/** A request with what was looked up for it once. */
export interface Wish {
  readonly request: RecommendationRequest;
  readonly goods: StoredGoods;
  readonly index: RecommendationIndex;
  readonly route: Route | null;
}

/** Which sizes count: all, those the roads take to the place, and whether the content's weight counts. */
interface Counting {
  readonly deliverable?: boolean;
  readonly weightless?: boolean;
}

/** Height of the lowest size of a type that answers a volume; Infinity when none does. */
export function lowestMm(
  { goods, index, route }: Wish,
  type: StorageTypeCode,
  volumeM3: CubicMetres,
  { deliverable = false, weightless = false }: Counting = {},
): Millimetres {
  const summary = index.columns.types[type];
  const window = summary && volumeWindow(volumeM3, summary.smallestM3);
  if (!summary || !window) return Number.POSITIVE_INFINITY;
  const densityKgM3 = weightless ? 0 : goods.densityKgM3;
  const tabled = Number.isInteger(volumeM3) && !isTooHeavy(window.toM3, densityKgM3);
  let lowest = Number.POSITIVE_INFINITY;
  for (const width of widths) {
    if (deliverable && !reaches(width, route)) continue;
    const ofWidth = tabled
      ? (summary.lowestMm[width][volumeM3] ?? Number.POSITIVE_INFINITY)
      : lowestInWindow(index.columns, type, width, window, densityKgM3);
    lowest = Math.min(lowest, ofWidth);
  }
  return lowest;
}

/** The first rule that leaves no size of a type; undefined when one is left, deliverable or not. */
export function failedRule(wish: Wish, type: StorageTypeCode): RejectionRule | undefined {
  const { request, goods, index } = wish;
  const rule = typeRule(storageTypes[type], goods);
  if (rule) return rule;
  const volumeM3 = request.volumePerUnitM3;
  const lowest = lowestMm(wish, type, volumeM3, { weightless: true });
  if (lowest === Number.POSITIVE_INFINITY) {
    const largestM3 = index.columns.types[type]?.largestM3 ?? 0;
    return leastShare * volumeM3 > largestM3 ? 'volume-too-large' : 'volume-too-small';
  }
  if (request.placement === 'inside' && !storageTypes[type].mayStandInside) return 'never-inside';
  const tallest = tallestMm(request);
  if (lowest > tallest) return 'height-limit';
  return lowestMm(wish, type, volumeM3) > tallest ? 'content-mass' : undefined;
}
