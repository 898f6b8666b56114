import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { create } from 'zustand';
import { safeStorage } from '../../session/safe-storage.ts';
import type { NewPrices } from './read-price-file.ts';

/** The prices to publish beside the rows in force, with undo steps. */
export interface BaseDraft {
  readonly prices: NewPrices;
  readonly past: readonly NewPrices[];
}

const maximumUndoSteps = 50;
/** Larger drafts are not stored: uploading a file of 100,000 rows again is faster than writing it to tab storage. */
const maximumStored = 3_000;
const storage = safeStorage();
const storageName = (segment: PricedSegment) => `admin-base-draft-${segment}`;

/** Drafts survive the page and an expired session: they are stored by unit in this tab (threat 41). */
export const useBaseDrafts = create<Partial<Record<PricedSegment, BaseDraft>>>(() => ({}));

export const noPrices = (length: number): NewPrices => new Float64Array(length).fill(Number.NaN);

/** Opens the draft of a segment on these rows. Changes that are in force by now are removed. */
export function openBaseDraft(segment: PricedSegment, rows: readonly BasePriceRow[]): void {
  const kept = JSON.parse((storage.getItem(storageName(segment)) as string | null) ?? '{}') as Record<
    string,
    number
  >;
  const prices = Float64Array.from(rows, (row) => {
    const wish = kept[row.uuid];
    return wish === undefined || wish === row.priceInCents ? Number.NaN : wish;
  });
  useBaseDrafts.setState({ [segment]: { prices, past: [] } });
}

export function changeBaseDraft(
  segment: PricedSegment,
  rows: readonly BasePriceRow[],
  prices: NewPrices,
): void {
  const old = useBaseDrafts.getState()[segment];
  const past = old ? [...old.past, old.prices].slice(-maximumUndoSteps) : [];
  write(segment, rows, { prices, past });
}

/** undefined restores the price in force. Reads the draft itself, so that one stable handler serves all rows. */
export function changeOnePrice(
  segment: PricedSegment,
  rows: readonly BasePriceRow[],
  index: number,
  cents: number | undefined,
): void {
  const prices = useBaseDrafts.getState()[segment]?.prices.slice() ?? noPrices(rows.length);
  // An unchanged price is not an undo step.
  if (Object.is(prices[index], cents ?? Number.NaN)) return;
  prices[index] = cents ?? Number.NaN;
  changeBaseDraft(segment, rows, prices);
}

/** Undoes one step: a price or a whole file. Returns the positions of the restored prices. */
export function undoBaseDraft(segment: PricedSegment, rows: readonly BasePriceRow[]): readonly number[] {
  const draft = useBaseDrafts.getState()[segment];
  const prices = draft?.past.at(-1);
  if (!draft || !prices) return [];
  write(segment, rows, { prices, past: draft.past.slice(0, -1) });
  return [...rows.keys()].filter((index) => !Object.is(prices[index], draft.prices[index]));
}

export function clearBaseDraft(segment: PricedSegment, rows: readonly BasePriceRow[]): void {
  write(segment, rows, { prices: noPrices(rows.length), past: [] });
}

function write(segment: PricedSegment, rows: readonly BasePriceRow[], draft: BaseDraft): void {
  useBaseDrafts.setState({ [segment]: draft });
  const kept: Record<string, number> = {};
  let count = 0;
  for (const [index, price] of draft.prices.entries()) {
    if (Number.isNaN(price)) continue;
    count += 1;
    if (count > maximumStored) break;
    kept[rows[index]!.uuid] = price;
  }
  if (count === 0 || count > maximumStored) storage.removeItem(storageName(segment));
  else storage.setItem(storageName(segment), JSON.stringify(kept));
}

export interface DraftSummary {
  readonly changed: readonly number[];
  readonly rises: number;
  readonly falls: number;
  /** Positions of changes beyond 50%. */
  readonly large: readonly number[];
}

export function summarise(
  rows: readonly BasePriceRow[],
  prices: NewPrices,
  isLarge: (before: number, after: number) => boolean,
): DraftSummary {
  const changed: number[] = [];
  const large: number[] = [];
  let rises = 0;
  for (const [index, price] of prices.entries()) {
    if (Number.isNaN(price)) continue;
    changed.push(index);
    const before = rows[index]!.priceInCents;
    if (price > before) rises += 1;
    if (isLarge(before, price)) large.push(index);
  }
  return { changed, rises, falls: changed.length - rises, large };
}
