import type { StorageTypeCode } from '../catalogue/unit.ts';
import { canCarry, extraHoursFor, handlingCents, loadClasses, type Route } from '../pricing/transport.ts';
import type { Cents, CubicMetres, KilogramsPerCubicMetre, Millimetres } from '../units.ts';
import { type Bundle, fanOut, type IndexColumns, slabSize, type Width, widthOf } from './build-index.ts';
import { type Candidate, compareCandidates } from './candidate.ts';
import { isTooHeavy } from './limits.ts';
import { diameterFactor, score } from './score.ts';
import type { VolumeWindow } from './volume-window.ts';

/** What the search in the bundles of one type needs to know of a request. */
export interface Search {
  readonly type: StorageTypeCode;
  readonly window: VolumeWindow;
  readonly tallestMm: Millimetres;
  readonly densityKgM3: KilogramsPerCubicMetre;
  readonly wishedM3: CubicMetres;
  readonly amountOfUnits: number;
  readonly route: Route | null;
  readonly windFactor: number;
  readonly preferenceFactor: number;
}

/** Whether anything of this width reaches the place. */
export const reaches = (width: Width, route: Route | null): boolean =>
  route !== null &&
  canCarry(
    loadClasses.find((load, index) => load && widthOf(index) === width),
    route,
  );

/** The best of a type, at most `limit`: of those that can be delivered, else of those that cannot. */
export function bestOfType(columns: IndexColumns, search: Search, limit: number): Candidate[] {
  const bundles = columns.bundles.filter((bundle) => bundle.type === search.type);
  for (const deliverable of [true, false]) {
    const best: Candidate[] = [];
    for (const bundle of bundles) {
      if (reaches(widthOf(bundle.load), search.route) === deliverable) {
        searchBundle(columns, bundle, search, deliverable, best, limit);
      }
    }
    if (best.length > 0) return best;
  }
  return [];
}

/** Branch and bound: a node is entered only when its least price and volume could still make the list. */
function searchBundle(
  columns: IndexColumns,
  bundle: Bundle,
  search: Search,
  deliverable: boolean,
  best: Candidate[],
  limit: number,
): void {
  const { volumesM3, pricesCents, heightsMm, positions, nodes } = columns;
  const { window, tallestMm, densityKgM3, wishedM3, amountOfUnits, route } = search;
  const load = loadClasses[bundle.load];
  const handling = load && {
    load,
    unitsPerTruck: bundle.unitsPerTruck,
    craneEur: bundle.craneEur,
    extraHours: extraHoursFor(bundle.type),
  };
  const factors = {
    diameter: load ? diameterFactor(load.maximumDiameterMm) : diameterFactor(Number.POSITIVE_INFINITY),
    wind: search.windFactor,
    slenderness: bundle.slendernessFactor,
    preference: search.preferenceFactor,
  };
  const transportOf = (volumeM3: CubicMetres): Cents | null =>
    deliverable && handling && route ? handlingCents(handling, volumeM3, amountOfUnits, route) : null;
  const scoreOf = (priceCents: Cents, volumeM3: CubicMetres): number =>
    score(priceCents, (transportOf(volumeM3) ?? 0) / amountOfUnits, volumeM3, wishedM3, factors);

  /** Nothing at this price and volume, or above, can enter the list. */
  const isHopeless = (priceCents: Cents, volumeM3: CubicMetres): boolean => {
    if (best.length < limit) return false;
    const last = best[limit - 1]!;
    const bound = scoreOf(priceCents, Math.max(volumeM3, window.fromM3));
    return bound > last.score || (bound === last.score && priceCents > last.priceCents);
  };

  walkSlabs(bundle, scanSlab, (node) => {
    const leastM3 = nodes.leastVolumeM3[node]!;
    return (
      leastM3 <= window.toM3 &&
      nodes.greatestVolumeM3[node]! >= window.fromM3 &&
      nodes.leastHeightMm[node]! <= tallestMm &&
      !isTooHeavy(leastM3, densityKgM3) &&
      !isHopeless(nodes.leastPriceCents[node]!, leastM3)
    );
  });

  function scanSlab(first: number, end: number, slab: number): void {
    const leastM3 = nodes.leastVolumeM3[slab]!;
    for (let at = first; at < end; at++) {
      const volumeM3 = volumesM3[at]!;
      const priceCents = pricesCents[at]!;
      if (volumeM3 < window.fromM3 || volumeM3 > window.toM3) continue;
      if (heightsMm[at]! > tallestMm || isTooHeavy(volumeM3, densityKgM3)) continue;
      // Prices rise within a slab, so what follows is hopeless too.
      if (isHopeless(priceCents, leastM3)) return;
      insert({
        position: positions[at]!,
        type: bundle.type,
        priceCents,
        transportCents: transportOf(volumeM3),
        score: scoreOf(priceCents, volumeM3),
      });
    }
  }

  function insert(candidate: Candidate): void {
    let at = best.length;
    while (at > 0 && compareCandidates(candidate, best[at - 1]!) < 0) at--;
    if (at >= limit) return;
    best.splice(at, 0, candidate);
    if (best.length > limit) best.pop();
  }
}

/** The lowest unit of a type in a window that is not too heavy, for requests the tables do not cover. */
export function lowestInWindow(
  columns: IndexColumns,
  type: StorageTypeCode,
  width: Width,
  window: VolumeWindow,
  densityKgM3: KilogramsPerCubicMetre,
): Millimetres {
  const { volumesM3, heightsMm, nodes } = columns;
  let lowest = Number.POSITIVE_INFINITY;
  const scanSlab = (first: number, end: number): void => {
    for (let at = first; at < end; at++) {
      const volumeM3 = volumesM3[at]!;
      const counts = volumeM3 >= window.fromM3 && volumeM3 <= window.toM3;
      if (counts && !isTooHeavy(volumeM3, densityKgM3)) lowest = Math.min(lowest, heightsMm[at]!);
    }
  };
  for (const bundle of columns.bundles) {
    if (bundle.type !== type || widthOf(bundle.load) !== width) continue;
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

/** Visits the slabs of a bundle by rising volume, leaving out every node that is not worth entering. */
function walkSlabs(
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
