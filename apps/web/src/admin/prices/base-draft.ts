import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { PriceChange } from '@silowright/domain/pricing/change-prices';
import { create } from 'zustand';
import { type PlacedWishes, placeWishes, wishesOf } from './draft-wishes.ts';
import { keepLarge, keepSmall, keptSmall } from './keep-draft.ts';
import { type NewPrices, noPrices, type PriceRows } from './price-rows.ts';

/** What a step of a draft was. The numbers are for its name in the list of steps. */
export type StepKind =
  | { readonly kind: 'typed' | 'file' | 'pasted' | 'merged' | 'kept' }
  | { readonly kind: 'bulk'; readonly change: PriceChange };

/** One step back: these rows had these prices in the draft. */
export interface DraftStep {
  readonly what: StepKind;
  readonly at: Uint32Array;
  readonly before: Float64Array;
  readonly after: Float64Array;
}

/** The prices to publish beside the rows in force, with what was done. */
export interface BaseDraft extends PlacedWishes {
  readonly rows: PriceRows;
  readonly steps: readonly DraftStep[];
  /** Steps from here on are undone. */
  readonly done: number;
}

const maximumSteps = 50;
/** Larger drafts are packed by the worker: writing 100,000 rows as JSON would take several frames. */
const maximumSmall = 3_000;

/** Drafts survive the page and an expired session: they are stored by unit in this tab (threat 41). */
export const useBaseDrafts = create<Partial<Record<PricedSegment, BaseDraft>>>(() => ({}));

const freshDraft = (
  rows: PriceRows,
  { prices, conflicts }: PlacedWishes = { prices: noPrices(rows.length), conflicts: new Map() },
): BaseDraft => {
  // Prices to decide on are answered one by one first.
  const steps = conflicts.size === 0 ? keptSteps(prices) : [];
  return { rows, prices, steps, done: steps.length, conflicts };
};

/** What an earlier page or list left is one step, so that it can be undone. */
function keptSteps(prices: NewPrices): DraftStep[] {
  const isKept = (index: number) => !Number.isNaN(prices[index]);
  const at = new Uint32Array(prices.length).map((_, index) => index).filter(isKept);
  if (at.length === 0) return [];
  const before = new Float64Array(at.length).fill(Number.NaN);
  const after = new Float64Array(at.length).map((_, each) => prices[at[each]!]!);
  return [{ what: { kind: 'kept' }, at, before, after }];
}

const draftOf = (segment: PricedSegment, rows: PriceRows): BaseDraft =>
  useBaseDrafts.getState()[segment] ?? freshDraft(rows);

/**
 * Opens the draft of a segment on these rows: as it was, carried over to a newer list, or as stored in this tab.
 * `kept` is a large stored draft.
 */
export function openBaseDraft(segment: PricedSegment, rows: PriceRows, kept?: PlacedWishes): void {
  const draft = useBaseDrafts.getState()[segment];
  if (!draft) restoreBaseDraft(segment, rows, kept);
  else if (draft.rows.version !== rows.version || draft.rows.length !== rows.length)
    write(segment, freshDraft(rows, placeWishes(rows, wishesOf(draft.rows, draft))));
  else if (draft.rows !== rows) useBaseDrafts.setState({ [segment]: { ...draft, rows } });
}

/** After the page was reloaded. */
export const restoreBaseDraft = (segment: PricedSegment, rows: PriceRows, kept?: PlacedWishes): void =>
  useBaseDrafts.setState({ [segment]: freshDraft(rows, kept ?? placeWishes(rows, keptSmall(segment))) });

/** Sets the prices of some rows as one step. NaN restores the price in force. Unchanged rows are left out. */
export const changePrices = (
  segment: PricedSegment,
  rows: PriceRows,
  what: StepKind,
  changes: readonly (readonly [index: number, cents: number])[],
): number =>
  changeRows(
    segment,
    rows,
    what,
    changes.map(([index]) => index),
    changes.map(([, cents]) => cents),
  );

/** The same with two columns: pairs of 100,000 rows would take longer than a frame. */
export function changeRows(
  segment: PricedSegment,
  rows: PriceRows,
  what: StepKind,
  indexes: ArrayLike<number>,
  cents: ArrayLike<number>,
): number {
  const draft = draftOf(segment, rows);
  const prices = draft.prices.slice();
  const at = new Uint32Array(indexes.length);
  const before = new Float64Array(indexes.length);
  const after = new Float64Array(indexes.length);
  let count = 0;
  for (let each = 0; each < indexes.length; each++) {
    const index = indexes[each]!;
    const old = prices[index]!;
    const next = cents[each] === rows.cents[index] ? Number.NaN : cents[each]!;
    if (Object.is(old, next)) continue;
    at[count] = index;
    before[count] = old;
    after[count] = next;
    prices[index] = next;
    count += 1;
  }
  // An unchanged price is not an undo step.
  if (count === 0) return 0;
  const step: DraftStep = {
    what,
    at: at.slice(0, count),
    before: before.slice(0, count),
    after: after.slice(0, count),
  };
  const steps = [...draft.steps.slice(0, draft.done), step].slice(-maximumSteps);
  write(segment, { ...draft, prices, steps, done: steps.length });
  return count;
}

/** A whole file: rows that it leaves as they are lose their earlier change. */
export const changeAllPrices = (
  segment: PricedSegment,
  rows: PriceRows,
  what: StepKind,
  prices: NewPrices,
): number =>
  changeRows(
    segment,
    rows,
    what,
    new Uint32Array(prices.length).map((_, index) => index),
    prices,
  );

/** Undoes or repeats steps until this many are done. Returns the last step that was undone or repeated. */
export function goToStep(segment: PricedSegment, rows: PriceRows, done: number): DraftStep | undefined {
  const draft = draftOf(segment, rows);
  const target = Math.max(0, Math.min(done, draft.steps.length));
  const prices = draft.prices.slice();
  let last: DraftStep | undefined;
  const set = (step: DraftStep, values: Float64Array) => {
    for (let each = 0; each < step.at.length; each++) prices[step.at[each]!] = values[each]!;
    last = step;
  };
  for (let step = draft.done - 1; step >= target; step--) set(draft.steps[step]!, draft.steps[step]!.before);
  for (let step = draft.done; step < target; step++) set(draft.steps[step]!, draft.steps[step]!.after);
  if (last) write(segment, { ...draft, prices, done: target });
  return last;
}

/** Answers a conflict: the own price stays in the draft, or the price in force counts. */
export function settleConflicts(
  segment: PricedSegment,
  rows: PriceRows,
  indexes: readonly number[],
  keep: 'mine' | 'theirs',
): void {
  if (keep === 'theirs')
    changePrices(
      segment,
      rows,
      { kind: 'merged' },
      indexes.map((index) => [index, Number.NaN] as const),
    );
  const draft = draftOf(segment, rows);
  const conflicts = new Map(draft.conflicts);
  for (const index of indexes) conflicts.delete(index);
  write(segment, { ...draft, conflicts });
}

export const clearBaseDraft = (segment: PricedSegment, rows: PriceRows): void =>
  write(segment, freshDraft(rows));

function write(segment: PricedSegment, draft: BaseDraft): void {
  useBaseDrafts.setState({ [segment]: draft });
  let count = 0;
  for (let index = 0; index < draft.prices.length; index++)
    if (!Number.isNaN(draft.prices[index])) count += 1;
  if (count > maximumSmall) keepLarge(segment, draft);
  else keepSmall(segment, count === 0 ? undefined : wishesOf(draft.rows, draft));
}

export interface DraftSummary {
  readonly changed: number;
  readonly rises: number;
  readonly falls: number;
  /** Positions of changes beyond 50%. */
  readonly large: readonly number[];
  /** Differs when a large change or its amount differs. */
  readonly largeKey: string;
}

export function summarise(
  rows: PriceRows,
  prices: NewPrices,
  isLarge: (before: number, after: number) => boolean,
): DraftSummary {
  const large: number[] = [];
  let [changed, rises, hash] = [0, 0, 0];
  for (let index = 0; index < prices.length; index++) {
    const price = prices[index]!;
    if (Number.isNaN(price)) continue;
    changed += 1;
    const before = rows.cents[index]!;
    if (price > before) rises += 1;
    if (!isLarge(before, price)) continue;
    large.push(index);
    hash = (Math.imul(hash, 31) + Math.imul(index, 7) + price) | 0;
  }
  return { changed, rises, falls: changed - rises, large, largeKey: `${large.length} ${hash}` };
}
