import { changedPrice, type PriceChange } from '@silowright/domain/pricing/change-prices';
import type { BaseChanges, BaseRow } from './base-draft.ts';

export const bulkScopes = ['ticked', 'shown', 'all'] as const;
export type BulkScope = (typeof bulkScopes)[number];

/** The rows that a change of many prices can be for. */
export type BulkRows = Readonly<Record<BulkScope, readonly BaseRow[]>>;

export interface BulkPreview {
  readonly prices: ReadonlyMap<string, number>;
  /** Rows whose price would be negative or too large; they keep theirs. */
  readonly refused: number;
  readonly smallest: number;
  readonly largest: number;
}

/** The effect of a change on the prices of the draft, before it is applied (PX-02). */
export function previewChange(
  rows: readonly BaseRow[],
  changes: BaseChanges,
  change: PriceChange,
): BulkPreview {
  const prices = new Map<string, number>();
  let refused = 0;
  let [smallest, largest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { uuid, priceInCents } of rows) {
    const before = changes[uuid]?.to ?? priceInCents;
    const after = changedPrice(before, change);
    if (after === undefined) refused += 1;
    if (after === undefined || after === before) continue;
    prices.set(uuid, after);
    smallest = Math.min(smallest, after - before);
    largest = Math.max(largest, after - before);
  }
  return { prices, refused, smallest, largest };
}
