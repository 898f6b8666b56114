import { changedPrice, type PriceChange } from '@silowright/domain/pricing/change-prices';
import { type NewPrices, noPrices, type PriceRows, priceAt } from './price-rows.ts';

export const bulkScopes = ['ticked', 'shown', 'all'] as const;
export type BulkScope = (typeof bulkScopes)[number];

export interface BulkRows {
  readonly ticked: Uint8Array;
  /** undefined: every row is shown. */
  readonly shown: Uint32Array | undefined;
}

export function countRows(rows: PriceRows, { ticked, shown }: BulkRows): Record<BulkScope, number> {
  let count = 0;
  for (const each of ticked) count += each;
  return { ticked: count, shown: shown?.length ?? rows.length, all: rows.length };
}

export interface BulkPreview {
  /** The new price of every changed row; NaN for the others. */
  readonly prices: NewPrices;
  readonly changed: number;
  /** Rows whose price would be negative or too large; they keep theirs. */
  readonly refused: number;
  readonly smallest: number;
  readonly largest: number;
}

/** The effect of a change on the prices of the draft, before it is applied (PX-02). */
export function previewChange(
  rows: PriceRows,
  draft: NewPrices,
  scope: BulkScope,
  which: BulkRows,
  change: PriceChange,
): BulkPreview {
  const prices = noPrices(rows.length);
  let [changed, refused] = [0, 0];
  let [smallest, largest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const chosen = scope === 'shown' ? which.shown : undefined;
  const count = chosen?.length ?? rows.length;
  for (let each = 0; each < count; each++) {
    const index = chosen ? chosen[each]! : each;
    if (scope === 'ticked' && which.ticked[index] !== 1) continue;
    const before = priceAt(rows, draft, index);
    const after = changedPrice(before, change);
    if (after === undefined) refused += 1;
    if (after === undefined || after === before) continue;
    prices[index] = after;
    changed += 1;
    smallest = Math.min(smallest, after - before);
    largest = Math.max(largest, after - before);
  }
  return { prices, changed, refused, smallest, largest };
}

/** The previewed rows and their prices, as two columns. */
export function changesOf({ prices, changed }: BulkPreview): {
  readonly indexes: Uint32Array;
  readonly cents: Float64Array;
} {
  const [indexes, cents] = [new Uint32Array(changed), new Float64Array(changed)];
  let count = 0;
  for (let index = 0; index < prices.length; index++) {
    const price = prices[index]!;
    if (Number.isNaN(price)) continue;
    indexes[count] = index;
    cents[count] = price;
    count += 1;
  }
  return { indexes, cents };
}
