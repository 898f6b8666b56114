import { holdingVolume } from '../catalogue/asked-limits.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import { type Route, routeTo } from '../pricing/handling.ts';
import { handlingCents } from '../pricing/transport.ts';
import { maximumAmount } from '../session/field-rules.ts';
import type { Cents, CubicMetres } from '../units.ts';
import type { RecommendationIndex, Size } from './build-index.ts';
import { everySize, isBearable, mayStand, reachable, type Search, searchFor, sizesOf } from './fit.ts';
import { typeRule } from './limits.ts';
import {
  type DeliveredUnit,
  type RecommendationRequest,
  type RecommendedUnit,
  totalCents,
} from './request.ts';

import { sizesInWindow, volumeWindow } from './volume-window.ts';

/** The requested total volume in another number of equal units. */
export interface Split extends DeliveredUnit {
  readonly amountOfUnits: number;
  /** The volume to request per unit: the equal share of the total, rounded up. */
  readonly volumePerUnitM3: CubicMetres;
}

const maxSplits = 3;
const totalOf = (split: Split): Cents => totalCents(split, split.amountOfUnits);
/** Of two equal ones, the one with fewer units first. */
const byTotal = (a: Split, b: Split): number => totalOf(a) - totalOf(b) || a.amountOfUnits - b.amountOfUnits;

/**
 * Other numbers of units that hold the requested total, cheapest first (EN-03). If nothing was recommended: the
 * cheapest of each type, then other numbers of units, at most three. Otherwise at most one, of the type that ranks
 * first, and only if it is cheaper than the cards of that type or can be delivered when they cannot.
 */
export function splitsFor(
  request: RecommendationRequest,
  index: RecommendationIndex,
  recommended: readonly RecommendedUnit[],
): Split[] {
  const search = searchFor(request, index);
  const { goods } = search;
  const route = routeTo(request.place, index.delivery);
  const [first] = recommended;
  const isDelivered = first !== undefined && first.transportCents !== null;
  const cards = recommended.filter(({ unit }) => unit.type === first?.unit.type);
  const cardCents = Math.min(...cards.map((card) => totalCents(card, request.amountOfUnits)));
  const max = first ? 1 : maxSplits;
  const splitsBy = (by: Route | null, belowCents: Cents): Split[] =>
    (first ? [first.unit.storageType] : goods.types).flatMap((type) =>
      typeRule(type, goods) ? [] : splitsOfType(search, type, { route: by, belowCents, max }),
    );
  const delivered = route ? splitsBy(route, isDelivered ? cardCents : Number.POSITIVE_INFINITY) : [];
  const splits = delivered.length > 0 || isDelivered ? delivered : splitsBy(null, cardCents);
  const sorted = splits.sort(byTotal);
  const isBestOfType = ({ unit: { type } }: Split, at: number) =>
    sorted.findIndex(({ unit }) => unit.type === type) === at;
  return [...sorted.filter(isBestOfType), ...sorted.filter((split, at) => !isBestOfType(split, at))]
    .slice(0, max)
    .sort(byTotal);
}

interface SplitSearch {
  /** null: any size, without transport. Otherwise only sizes that can be delivered. */
  readonly route: Route | null;
  readonly belowCents: Cents;
  readonly max: number;
}

/** The cheapest numbers of units of a type, each with its cheapest size. */
function splitsOfType(search: Search, type: StorageType, { route, belowCents, max }: SplitSearch): Split[] {
  const scope = route ? reachable(route) : everySize;
  const isOffered = (size: Size): boolean => scope(size) && isBearable(search, type, size);
  const sizes = sizesOf(search, type);
  if (!mayStand(search, type) || !sizes.some(isOffered)) return [];
  const [smallestM3, largestM3] = [sizes[0]!.volumeM3, sizes.at(-1)!.volumeM3];
  const cheapestCents = sizes.reduce((cents, { priceCents }) => Math.min(cents, priceCents), Infinity);
  const { units, delivery, asked: limits } = search.index;
  const { volumePerUnitM3: askedM3, amountOfUnits: asked } = search.request;
  const totalM3 = askedM3 * asked;
  const splits: Split[] = [];
  for (let amountOfUnits = Math.ceil(totalM3 / largestM3); amountOfUnits <= maximumAmount; amountOfUnits++) {
    const volumePerUnitM3 = holdingVolume(totalM3 / amountOfUnits, limits);
    const maxCents = splits.length === max ? totalOf(splits.at(-1)!) : belowCents;
    if (volumePerUnitM3 < limits.volumeM3[0] || amountOfUnits * cheapestCents >= maxCents) break;
    const window = volumeWindow(volumePerUnitM3, smallestM3);
    if (amountOfUnits === asked || !window) continue;
    // Enough for the total, and not so large that one unit less would be enough.
    const holding = sizesInWindow(sizes, {
      fromM3: Math.max(window.fromM3, totalM3 / amountOfUnits),
      toM3: Math.min(window.toM3, totalM3 / (amountOfUnits - 1)),
    }).filter(
      ({ volumeM3 }) => volumeM3 * amountOfUnits >= totalM3 && volumeM3 * (amountOfUnits - 1) < totalM3,
    );
    let best: Split | undefined;
    let bestCents = maxCents;
    for (const size of holding) {
      const { volumeM3, handling } = size;
      if (size.priceCents * amountOfUnits >= bestCents || !isOffered(size)) continue;
      const transportCents =
        route && handling ? handlingCents(handling, volumeM3, amountOfUnits, route, delivery.tariff) : null;
      const split = { amountOfUnits, volumePerUnitM3, unit: units[size.position]!, transportCents };
      if (totalOf(split) >= bestCents) continue;
      best = split;
      bestCents = totalOf(split);
    }
    if (best) splits.push(best);
    splits.sort(byTotal).splice(max);
  }
  return splits;
}
