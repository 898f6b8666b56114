import type { StorageType } from '../catalogue/storage-type.ts';
import { type Handling, handlingCents, type Route, routeTo } from '../pricing/transport.ts';
import { maximumAmount, minimumVolumeM3 } from '../session/field-rules.ts';
import type { Cents, CubicMetres } from '../units.ts';
import type { RecommendationIndex } from './build-index.ts';
import type { Wish } from './fit.ts';
import type { Bundle } from './index-columns.ts';
import { isTooHeavy, storedGoods, tallestMm, typeRule } from './limits.ts';
import { fits } from './nearest-changes.ts';
import type { RecommendationRequest, RecommendedUnit } from './request.ts';
import { everySize, isInScope, scopeOf } from './scope.ts';
import { handlingOf, walkSlabs } from './search-index.ts';
import { type DeliveredUnit, totalCents } from './total-cents.ts';
import { type VolumeWindow, volumeWindow } from './volume-window.ts';

/** The requested total volume in another number of equal units. */
export interface Split extends DeliveredUnit {
  readonly amountOfUnits: number;
  /** The volume to request per unit: the equal share of the total, rounded up. */
  readonly volumePerUnitM3: CubicMetres;
}

const mostSplits = 3;
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
  const goods = storedGoods(request, index);
  const wish: Wish = { request, goods, index, tallestMm: tallestMm(request, index) };
  const route = routeTo(request.place, index.delivery);
  const [first] = recommended;
  const isDelivered = first !== undefined && first.transportCents !== null;
  const cards = recommended.filter(({ unit }) => unit.type === first?.unit.type);
  const cardCents = Math.min(...cards.map((card) => totalCents(card, request.amountOfUnits)));
  const most = first ? 1 : mostSplits;
  const search = (by: Route | null, belowCents: Cents): Split[] =>
    (first ? [first.unit.storageType] : goods.types).flatMap((type) =>
      typeRule(type, goods) ? [] : splitsOfType(wish, type, { route: by, belowCents, most }),
    );
  const delivered = route ? search(route, isDelivered ? cardCents : Number.POSITIVE_INFINITY) : [];
  const splits = delivered.length > 0 || isDelivered ? delivered : search(null, cardCents);
  const sorted = splits.sort(byTotal);
  const isBestOfType = ({ unit: { type } }: Split, at: number) =>
    sorted.findIndex(({ unit }) => unit.type === type) === at;
  return [...sorted.filter(isBestOfType), ...sorted.filter((split, at) => !isBestOfType(split, at))]
    .slice(0, most)
    .sort(byTotal);
}

interface SplitSearch {
  /** null: any size, without transport. Otherwise only sizes that can be delivered. */
  readonly route: Route | null;
  readonly belowCents: Cents;
  readonly most: number;
}

interface DeliveredBundle {
  readonly bundle: Bundle;
  readonly handling: Handling | undefined;
}

/** The cheapest numbers of units of a type, each with its cheapest size. */
function splitsOfType(wish: Wish, type: StorageType, { route, belowCents, most }: SplitSearch): Split[] {
  const { columns, delivery } = wish.index;
  const ofType = columns.types[type.code];
  const scope = route ? scopeOf(route, delivery.tariff) : everySize;
  if (!ofType || scope === undefined) return [];
  const bundles = ofType.bundles
    .filter(({ load }) => isInScope(load, scope))
    .map((bundle) => ({ bundle, handling: handlingOf(bundle, type, delivery.tariff) }));
  const leastCents = Math.min(
    ...bundles.map(({ bundle: { levels } }) => columns.nodes.leastPriceCents[levels.at(-2)!]!),
  );
  const { volumePerUnitM3: askedM3, amountOfUnits: asked } = wish.request;
  const totalM3 = askedM3 * asked;
  const splits: Split[] = [];
  for (
    let amountOfUnits = Math.ceil(totalM3 / ofType.largestM3);
    amountOfUnits <= maximumAmount;
    amountOfUnits++
  ) {
    const volumePerUnitM3 = Math.ceil(totalM3 / amountOfUnits);
    const mostCents = splits.length === most ? totalOf(splits.at(-1)!) : belowCents;
    if (volumePerUnitM3 < minimumVolumeM3 || amountOfUnits * leastCents >= mostCents) break;
    const window = volumeWindow(volumePerUnitM3, ofType.smallestM3);
    if (amountOfUnits === asked || !window || !fits(wish, type, volumePerUnitM3, everySize)) continue;
    const share = { amountOfUnits, volumePerUnitM3, totalM3, window };
    const split = cheapestSize(wish, type, bundles, share, route, mostCents);
    if (!split) continue;
    splits.push(split);
    splits.sort(byTotal).splice(most);
  }
  return splits;
}

interface Share {
  readonly amountOfUnits: number;
  readonly volumePerUnitM3: CubicMetres;
  readonly totalM3: CubicMetres;
  readonly window: VolumeWindow;
}

/** The cheapest size below a total of which this number of units holds the requested volume. */
function cheapestSize(
  { goods, index, tallestMm }: Wish,
  type: StorageType,
  bundles: readonly DeliveredBundle[],
  { amountOfUnits, volumePerUnitM3, totalM3, window }: Share,
  route: Route | null,
  belowCents: Cents,
): Split | undefined {
  const { volumesM3, pricesCents, heightsMm, positions, nodes } = index.columns;
  const fromM3 = Math.max(window.fromM3, totalM3 / amountOfUnits);
  let best: Split | undefined;
  let bestCents = belowCents;
  for (const { bundle, handling } of bundles) {
    const transportOf = (volumeM3: CubicMetres): Cents | null =>
      route && handling
        ? handlingCents(handling, volumeM3, amountOfUnits, route, index.delivery.tariff)
        : null;
    const isHopeless = (priceCents: Cents, volumeM3: CubicMetres): boolean =>
      priceCents * amountOfUnits >= bestCents ||
      priceCents * amountOfUnits + (transportOf(volumeM3) ?? 0) >= bestCents;
    if (isHopeless(bundle.leastCents[volumePerUnitM3] ?? Number.POSITIVE_INFINITY, fromM3)) continue;
    const scan = (start: number, end: number): void => {
      for (let at = start; at < end; at++) {
        const volumeM3 = volumesM3[at]!;
        const holds = volumeM3 >= fromM3 && volumeM3 * amountOfUnits >= totalM3;
        const isOneTooMany = volumeM3 * (amountOfUnits - 1) >= totalM3;
        if (!holds || isOneTooMany || volumeM3 > window.toM3 || heightsMm[at]! > tallestMm) continue;
        if (isTooHeavy(volumeM3, goods.densityKgM3, type) || isHopeless(pricesCents[at]!, volumeM3)) continue;
        const unit = index.units[positions[at]!]!;
        best = { amountOfUnits, volumePerUnitM3, unit, transportCents: transportOf(volumeM3) };
        bestCents = totalOf(best);
      }
    };
    walkSlabs(bundle, scan, (node) => {
      const leastM3 = nodes.leastVolumeM3[node]!;
      return (
        leastM3 <= window.toM3 &&
        nodes.greatestVolumeM3[node]! >= fromM3 &&
        nodes.leastHeightMm[node]! <= tallestMm &&
        !isHopeless(nodes.leastPriceCents[node]!, Math.max(leastM3, fromM3))
      );
    });
  }
  return best;
}
