import { holdingVolume } from '../catalogue/asked-limits.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import { handlingCents, type Route, routeTo } from '../pricing/transport.ts';
import { maximumAmount } from '../session/field-rules.ts';
import type { Cents, CubicMetres } from '../units.ts';
import type { RecommendationIndex } from './build-index.ts';
import type { Wish } from './fit.ts';
import type { Bundle, LoadBound } from './index-columns.ts';
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

/** The cheapest numbers of units of a type, each with its cheapest size. */
function splitsOfType(wish: Wish, type: StorageType, { route, belowCents, most }: SplitSearch): Split[] {
  const { columns, delivery, asked: limits } = wish.index;
  const ofType = columns.types[type.code];
  const scope = route ? scopeOf(route, delivery.tariff) : everySize;
  if (!ofType || scope === undefined) return [];
  const loads = ofType.loads.filter(({ load }) => isInScope(load, scope));
  const cheapestCents = Math.min(...loads.map((load) => load.cheapestCents));
  const { volumePerUnitM3: askedM3, amountOfUnits: asked } = wish.request;
  const totalM3 = askedM3 * asked;
  const splits: Split[] = [];
  for (
    let amountOfUnits = Math.ceil(totalM3 / ofType.largestM3);
    amountOfUnits <= maximumAmount;
    amountOfUnits++
  ) {
    const volumePerUnitM3 = holdingVolume(totalM3 / amountOfUnits, limits);
    const mostCents = splits.length === most ? totalOf(splits.at(-1)!) : belowCents;
    if (volumePerUnitM3 < limits.volumeM3[0] || amountOfUnits * cheapestCents >= mostCents) break;
    const window = volumeWindow(volumePerUnitM3, ofType.smallestM3);
    if (amountOfUnits === asked || !window || !fits(wish, type, volumePerUnitM3, everySize)) continue;
    const share = { amountOfUnits, volumePerUnitM3, totalM3, window, route };
    const split = cheapestSize(wish, type, ofType.bundles, loads, share, mostCents);
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
  readonly route: Route | null;
}

/** The cheapest size below a total of which this number of units holds the requested volume. */
function cheapestSize(
  wish: Wish,
  type: StorageType,
  bundles: readonly Bundle[],
  loads: readonly LoadBound[],
  share: Share,
  belowCents: Cents,
): Split | undefined {
  const { amountOfUnits, volumePerUnitM3, totalM3, window, route } = share;
  const { tariff } = wish.index.delivery;
  const fromM3 = Math.max(window.fromM3, totalM3 / amountOfUnits);
  let best: Split | undefined;
  let bestCents = belowCents;
  /**
   * A lower bound for a load class or a bundle; prices alone first, because they are one look at a table, which has
   * whole volumes only.
   */
  const isHopeless = (columns: Pick<LoadBound, keyof Bundle & keyof LoadBound>): boolean => {
    const cents = amountOfUnits * (columns.leastCents[volumePerUnitM3] ?? 0);
    if (cents >= bestCents) return true;
    const handling = route && handlingOf(columns, type, tariff);
    return !!handling && cents + handlingCents(handling, fromM3, amountOfUnits, route, tariff) >= bestCents;
  };
  const hopeful = loads.filter((load) => !isHopeless(load)).map(({ load }) => load);
  for (const bundle of hopeful.length > 0 ? bundles : []) {
    if (!hopeful.includes(bundle.load) || isHopeless(bundle)) continue;
    const found = cheapestOfBundle(wish, type, bundle, share, fromM3, bestCents);
    if (!found) continue;
    best = found;
    bestCents = totalOf(found);
  }
  return best;
}

function cheapestOfBundle(
  { goods, index, tallestMm }: Wish,
  type: StorageType,
  bundle: Bundle,
  { amountOfUnits, volumePerUnitM3, totalM3, window, route }: Share,
  fromM3: CubicMetres,
  belowCents: Cents,
): Split | undefined {
  const { volumesM3, pricesCents, heightsMm, positions, nodes } = index.columns;
  const { tariff } = index.delivery;
  const handling = route ? handlingOf(bundle, type, tariff) : undefined;
  const transportOf = (volumeM3: CubicMetres): Cents | null =>
    route && handling ? handlingCents(handling, volumeM3, amountOfUnits, route, tariff) : null;
  const leastTransportCents = transportOf(fromM3) ?? 0;
  let best: Split | undefined;
  let bestCents = belowCents;
  const scan = (start: number, end: number): void => {
    for (let at = start; at < end; at++) {
      const cents = pricesCents[at]! * amountOfUnits;
      // Prices rise within a slab.
      if (cents + leastTransportCents >= bestCents) return;
      const volumeM3 = volumesM3[at]!;
      const holds = volumeM3 >= fromM3 && volumeM3 * amountOfUnits >= totalM3;
      const isOneTooMany = volumeM3 * (amountOfUnits - 1) >= totalM3;
      if (!holds || isOneTooMany || volumeM3 > window.toM3 || heightsMm[at]! > tallestMm) continue;
      if (isTooHeavy(volumeM3, goods.densityKgM3, type)) continue;
      const transportCents = transportOf(volumeM3);
      if (cents + (transportCents ?? 0) >= bestCents) continue;
      const unit = index.units[positions[at]!]!;
      best = { amountOfUnits, volumePerUnitM3, unit, transportCents };
      bestCents = totalOf(best);
    }
  };
  walkSlabs(
    bundle,
    scan,
    (node) =>
      nodes.leastVolumeM3[node]! <= window.toM3 &&
      nodes.greatestVolumeM3[node]! >= fromM3 &&
      nodes.leastHeightMm[node]! <= tallestMm &&
      nodes.leastPriceCents[node]! * amountOfUnits + leastTransportCents < bestCents,
  );
  return best;
}
