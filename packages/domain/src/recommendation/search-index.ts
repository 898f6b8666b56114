import type { StorageType } from '../catalogue/storage-type.ts';
import type { Tariff } from '../catalogue/tariff.ts';
import { type Handling, handlingCents, type Route } from '../pricing/transport.ts';
import type { Cents, CubicMetres, KilogramsPerCubicMetre, Millimetres } from '../units.ts';
import { type Candidate, compareCandidates } from './candidate.ts';
import { type Bundle, fanOut, type IndexColumns, slabSize, type TypeColumns } from './index-columns.ts';
import { isTooHeavy } from './limits.ts';
import { isInScope, type Scope } from './scope.ts';
import { score } from './score.ts';
import { weighedCents } from './shortlists.ts';
import type { VolumeWindow } from './volume-window.ts';

/** The request data for the search in the bundles of one type. */
export interface Search {
  readonly window: VolumeWindow;
  readonly tallestMm: Millimetres;
  readonly storageType: StorageType;
  readonly densityKgM3: KilogramsPerCubicMetre;
  readonly wishedM3: CubicMetres;
  readonly amountOfUnits: number;
  readonly route: Route | null;
  readonly tariff: Tariff;
  readonly oversizeWeight: number;
  /** The scope of sizes that can reach the place; undefined if none can. */
  readonly scope: Scope | undefined;
  readonly windFactor: number;
  readonly preferenceFactor: number;
}

/** The best units of a type, at most `limit`: the deliverable ones, or else the others. */
export function bestOfType(
  columns: IndexColumns,
  { bundles }: TypeColumns,
  search: Search,
  limit: number,
): Candidate[] {
  const { scope } = search;
  const reaching = scope ? bundles.filter((bundle) => isInScope(bundle.load, scope)) : [];
  const best = bestOf(columns, reaching, search, true, limit);
  return best.length > 0 ? best : bestOf(columns, bundles, search, false, limit);
}

/** Visits bundles by their lower bound: after the first one that cannot improve the list, none can. */
function bestOf(
  columns: IndexColumns,
  bundles: readonly Bundle[],
  search: Search,
  deliverable: boolean,
  limit: number,
): Candidate[] {
  const best = new BestList(limit);
  const ranked: { bundle: Bundle; pricing: BundlePricing; leastCents: Cents; promise: number }[] = [];
  for (const bundle of bundles) {
    // Fractional requests have no table; 0 is a safe lower bound.
    const leastCents = Number.isInteger(search.wishedM3)
      ? (bundle.leastCents[search.wishedM3] ?? Number.POSITIVE_INFINITY)
      : 0;
    // Most bundles have no size in the window: skipped before anything is priced.
    if (leastCents === Number.POSITIVE_INFINITY) continue;
    const pricing = new BundlePricing(bundle, search, deliverable);
    ranked.push({
      bundle,
      pricing,
      leastCents,
      promise: pricing.leastScore(leastCents, search.window.fromM3),
    });
  }
  ranked.sort((a, b) => a.promise - b.promise);
  for (const { bundle, pricing, promise, leastCents } of ranked) {
    if (best.excludes(promise, leastCents)) {
      if (best.excludes(promise, 0)) break;
      continue;
    }
    if (Number.isInteger(search.wishedM3)) searchShortlist(columns, bundle, search, pricing, best);
    else searchBundle(columns, bundle, search, pricing, best);
  }
  return best.candidates;
}

/** How the units of a bundle are delivered; undefined if they are too wide for any road. */
export function handlingOf(
  { load, unitsPerTruck, craneCost }: Pick<Bundle, 'load' | 'unitsPerTruck' | 'craneCost'>,
  type: StorageType,
  { classes }: Tariff,
): Handling | undefined {
  const loadClass = classes[load];
  return (
    loadClass && {
      load: loadClass,
      unitsPerTruck,
      craneCost,
      type,
    }
  );
}

/** Transport and score of the units of one bundle, given price and volume. */
class BundlePricing {
  private readonly search: Search;
  private readonly handling;
  private readonly factors;
  /** Of the smallest size in the window. */
  private readonly leastShareCents: number;

  constructor(bundle: Bundle, search: Search, deliverable: boolean) {
    this.search = search;
    this.handling = deliverable && handlingOf(bundle, search.storageType, search.tariff);
    this.factors = {
      diameter: bundle.diameterFactor,
      wind: search.windFactor,
      slenderness: bundle.slendernessFactor,
      preference: search.preferenceFactor,
      oversizeWeight: search.oversizeWeight,
    };
    this.leastShareCents = (this.transportOf(search.window.fromM3) ?? 0) / search.amountOfUnits;
  }

  transportOf(volumeM3: CubicMetres): Cents | null {
    const { route, amountOfUnits, tariff } = this.search;
    return this.handling && route
      ? handlingCents(this.handling, volumeM3, amountOfUnits, route, tariff)
      : null;
  }

  scoreOf(priceCents: Cents, volumeM3: CubicMetres, transportCents: Cents | null): number {
    const { amountOfUnits, wishedM3 } = this.search;
    return score(priceCents, (transportCents ?? 0) / amountOfUnits, volumeM3, wishedM3, this.factors);
  }

  /** A lower bound for sizes with at least this price and volume; transport is computed once, not for each node. */
  leastScore(priceCents: Cents, volumeM3: CubicMetres): number {
    return score(priceCents, this.leastShareCents, volumeM3, this.search.wishedM3, this.factors);
  }
}

class BestList {
  readonly candidates: Candidate[] = [];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** No candidate with at least this score and price can enter. */
  excludes(score: number, priceCents: Cents): boolean {
    const last = this.candidates[this.limit - 1];
    return (
      last !== undefined && (score > last.score || (score === last.score && priceCents > last.priceCents))
    );
  }

  insert(candidate: Candidate): void {
    let at = this.candidates.length;
    while (at > 0 && compareCandidates(candidate, this.candidates[at - 1]!) < 0) at--;
    if (at >= this.limit) return;
    this.candidates.splice(at, 0, candidate);
    if (this.candidates.length > this.limit) this.candidates.pop();
  }
}

/** Weighed cents are rounded at another place than scores. */
const roundingMargin = 1 - 1e-9;

/** Stops at the first size whose weighed price alone ranks behind the list. */
function searchShortlist(
  columns: IndexColumns,
  { type, shortlists: { places, ends } }: Bundle,
  search: Search,
  pricing: BundlePricing,
  best: BestList,
): void {
  const { wishedM3, tallestMm, densityKgM3, storageType, oversizeWeight } = search;
  for (let at = ends[wishedM3 - 1]!; at < ends[wishedM3]!; at++) {
    const place = places[at]!;
    const leastCents = roundingMargin * weighedCents(columns, place, wishedM3, oversizeWeight);
    if (best.excludes(pricing.leastScore(leastCents, wishedM3), 0)) return;
    const volumeM3 = columns.volumesM3[place]!;
    if (columns.heightsMm[place]! > tallestMm || isTooHeavy(volumeM3, densityKgM3, storageType)) continue;
    const priceCents = columns.pricesCents[place]!;
    const transportCents = pricing.transportOf(volumeM3);
    best.insert({
      position: columns.positions[place]!,
      type,
      priceCents,
      transportCents,
      score: pricing.scoreOf(priceCents, volumeM3, transportCents),
    });
  }
}

/** For requests without a shortlist. Branch and bound: enters a node only if its minimum price and volume could still make the list. */
function searchBundle(
  columns: IndexColumns,
  bundle: Bundle,
  search: Search,
  pricing: BundlePricing,
  best: BestList,
): void {
  const { volumesM3, pricesCents, heightsMm, positions, nodes } = columns;
  const { window, tallestMm, densityKgM3, storageType } = search;
  const isHopeless = (priceCents: Cents, volumeM3: CubicMetres): boolean =>
    best.excludes(pricing.leastScore(priceCents, Math.max(volumeM3, window.fromM3)), priceCents);

  const scanSlab = (first: number, end: number, slab: number): void => {
    const leastM3 = nodes.leastVolumeM3[slab]!;
    for (let at = first; at < end; at++) {
      const volumeM3 = volumesM3[at]!;
      const priceCents = pricesCents[at]!;
      if (volumeM3 < window.fromM3 || volumeM3 > window.toM3) continue;
      if (heightsMm[at]! > tallestMm || isTooHeavy(volumeM3, densityKgM3, storageType)) continue;
      // Prices rise within a slab, so no later unit can enter either.
      if (isHopeless(priceCents, leastM3)) return;
      const transportCents = pricing.transportOf(volumeM3);
      best.insert({
        position: positions[at]!,
        type: bundle.type,
        priceCents,
        transportCents,
        score: pricing.scoreOf(priceCents, volumeM3, transportCents),
      });
    }
  };

  walkSlabs(bundle, scanSlab, (node) => {
    const leastM3 = nodes.leastVolumeM3[node]!;
    return (
      leastM3 <= window.toM3 &&
      nodes.greatestVolumeM3[node]! >= window.fromM3 &&
      nodes.leastHeightMm[node]! <= tallestMm &&
      !isTooHeavy(leastM3, densityKgM3, storageType) &&
      !isHopeless(nodes.leastPriceCents[node]!, leastM3)
    );
  });
}

/** The lowest size of a type in a window that is not too heavy. For requests the tables do not cover. */
export function lowestInWindow(
  columns: IndexColumns,
  { bundles }: TypeColumns,
  scope: Scope,
  window: VolumeWindow,
  tooHeavy: (volumeM3: CubicMetres) => boolean,
): Millimetres {
  const { volumesM3, heightsMm, nodes } = columns;
  let lowest = Number.POSITIVE_INFINITY;
  const scanSlab = (first: number, end: number): void => {
    for (let at = first; at < end; at++) {
      const volumeM3 = volumesM3[at]!;
      const counts = volumeM3 >= window.fromM3 && volumeM3 <= window.toM3;
      if (counts && !tooHeavy(volumeM3)) lowest = Math.min(lowest, heightsMm[at]!);
    }
  };
  for (const bundle of bundles) {
    if (!isInScope(bundle.load, scope)) continue;
    walkSlabs(
      bundle,
      scanSlab,
      (node) =>
        nodes.leastVolumeM3[node]! <= window.toM3 &&
        nodes.greatestVolumeM3[node]! >= window.fromM3 &&
        nodes.leastHeightMm[node]! < lowest,
    );
  }
  return lowest;
}

/** Visits the slabs of a bundle by rising volume and skips nodes that are not worth entering. */
export function walkSlabs(
  { levels, from, to }: Bundle,
  scan: (first: number, end: number, slab: number) => void,
  isWorthEntering: (node: number) => boolean,
): void {
  visit(levels.length - 2, levels.at(-2)!);

  function visit(level: number, node: number): void {
    if (!isWorthEntering(node)) return;
    const place = node - levels[level]!;
    if (level === 0) {
      scan(from + place * slabSize, Math.min(from + (place + 1) * slabSize, to), node);
      return;
    }
    const first = levels[level - 1]! + place * fanOut;
    const end = Math.min(first + fanOut, levels[level]!);
    for (let child = first; child < end; child++) visit(level - 1, child);
  }
}
