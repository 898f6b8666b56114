import type { CubicMetres } from '../units.ts';
import { mostPerType } from './candidate.ts';
import type { IndexColumns, Shortlists } from './index-columns.ts';
import { minimumShare, volumeWindow } from './volume-window.ts';

type Columns = Pick<IndexColumns, 'volumesM3' | 'pricesCents' | 'heightsMm' | 'positions'>;

/**
 * A size is left out if as many others as a list can hold are neither dearer nor larger nor higher: whenever it fits
 * they fit too, and rank before it. The rest is sorted by price times oversize, so that a search reads the first few.
 */
export function shortlistsOf(
  columns: Columns,
  { from, to }: { readonly from: number; readonly to: number },
  smallestM3: CubicMetres,
  length: number,
  oversizeWeight: number,
): Shortlists {
  const { volumesM3, pricesCents, positions } = columns;
  const byPrice = Int32Array.from({ length: to - from }, (_, at) => from + at).sort(
    (a, b) => pricesCents[a]! - pricesCents[b]! || positions[a]! - positions[b]!,
  );
  const kept = keptOfBuckets(columns, byPrice);
  const places: number[] = [];
  const ends = new Int32Array(length);
  for (let wishedM3 = 1; wishedM3 < length; wishedM3++) {
    const window = volumeWindow(wishedM3, smallestM3);
    if (window) {
      const inWindow = kept.filter(
        (place) => volumesM3[place]! >= window.fromM3 && volumesM3[place]! <= window.toM3,
      );
      const list = notOutdone(columns, inWindow);
      const weighed = (place: number) => weighedCents(columns, place, wishedM3, oversizeWeight);
      places.push(...list.sort((a, b) => weighed(a) - weighed(b)));
    }
    ends[wishedM3] = places.length;
  }
  return { places: Int32Array.from(places), ends };
}

/** Price times oversize: a lower bound of the score, without transport and the factors of the bundle. */
export const weighedCents = (
  { pricesCents, volumesM3 }: Pick<Columns, 'pricesCents' | 'volumesM3'>,
  place: number,
  wishedM3: CubicMetres,
  oversizeWeight: number,
): number => pricesCents[place]! * (1 + oversizeWeight * Math.max(0, volumesM3[place]! / wishedM3 - 1));

/**
 * First among the sizes that enter the windows at the same requested volume: a smaller one of them is in each window
 * that a larger one is in. This leaves few sizes for the windows, which overlap. Keeps the order.
 */
function keptOfBuckets(columns: Columns, byPrice: Int32Array): number[] {
  const buckets = Map.groupBy(byPrice, (place) => largestWishM3(columns.volumesM3[place]!));
  const kept = new Set([...buckets.values()].flatMap((bucket) => notOutdone(columns, bucket)));
  return [...byPrice].filter((place) => kept.has(place));
}

/** The largest whole requested volume whose window includes this volume. */
function largestWishM3(volumeM3: CubicMetres): CubicMetres {
  let wishedM3 = Math.ceil(volumeM3 / minimumShare);
  while (minimumShare * wishedM3 > volumeM3) wishedM3--;
  return wishedM3;
}

/** Expects places by rising price, then position. */
function notOutdone({ volumesM3, heightsMm }: Columns, places: readonly number[]): number[] {
  const kept: number[] = [];
  for (const place of places) {
    let better = 0;
    for (const other of kept) {
      if (volumesM3[other]! <= volumesM3[place]! && heightsMm[other]! <= heightsMm[place]!) better++;
      if (better === mostPerType) break;
    }
    if (better < mostPerType) kept.push(place);
  }
  return kept;
}
