import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { PriceChange } from '@silowright/domain/pricing/change-prices';
import { isRecord, readKept } from '@silowright/ui/kept/kept-json.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { create } from 'zustand';

/** A new price, and the price in force that it started from. */
export interface Change<Price> {
  readonly to: Price;
  readonly from: Price;
}

/** By id of the row: the uuid of a unit, or group and value of an option. */
export type Changes<Price> = Readonly<Record<string, Change<Price>>>;

/** The prices in force by id. */
export interface ListInForce<Price> {
  readonly version: number;
  readonly prices: ReadonlyMap<string, Price>;
}

/** What a step of a draft was. The numbers are for its name in the list of steps. */
export type StepKind =
  | { readonly kind: 'typed' | 'file' | 'pasted' | 'merged' | 'kept' }
  | { readonly kind: 'bulk'; readonly change: PriceChange };

export interface PriceDraft<Price> {
  readonly list: ListInForce<Price>;
  /** The changes before the first step. */
  readonly start: Changes<Price>;
  readonly steps: readonly { readonly what: StepKind; readonly changes: Changes<Price> }[];
  /** Steps from here on are undone. */
  readonly done: number;
}

const maximumSteps = 50;
const storage = safeStorage();

const isChanges = (kept: unknown): boolean =>
  isRecord(kept) &&
  Object.values(kept).every((change) => isRecord(change) && 'to' in change && 'from' in change);

/** Formulas are objects. */
const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The changes after this number of steps. */
export const changesAfter = <Price>({ start, steps }: PriceDraft<Price>, done: number): Changes<Price> =>
  steps[done - 1]?.changes ?? start;

export const changesOf = <Price>(draft: PriceDraft<Price>): Changes<Price> => changesAfter(draft, draft.done);

/** Rows that somebody else published another price for meanwhile. */
export const conflictsOf = <Price>(draft: PriceDraft<Price>): string[] =>
  Object.entries(changesOf(draft)).flatMap(([id, { from }]) =>
    same(from, draft.list.prices.get(id)) ? [] : [id],
  );

/** The rows that a step changed; steps count from 1. */
export function rowsOfStep<Price>(draft: PriceDraft<Price>, step: number): string[] {
  const [before, after] = [changesAfter(draft, step - 1), changesAfter(draft, step)];
  return Object.keys({ ...before, ...after }).filter((id) => !same(before[id]?.to, after[id]?.to));
}

/** The draft with changes that start from these prices. */
function startingFrom<Price>(
  draft: PriceDraft<Price>,
  prices: readonly (readonly [id: string, price: Price])[],
): PriceDraft<Price> {
  const changes = { ...changesOf(draft) };
  for (const [id, from] of prices) if (changes[id]) changes[id] = { ...changes[id], from };
  const { steps, done } = draft;
  return done === 0
    ? { ...draft, start: changes }
    : { ...draft, steps: steps.with(done - 1, { ...steps[done - 1]!, changes }) };
}

/**
 * Drafts of price lists, one per segment. They survive the page and an expired session: the changes are stored by row
 * in this tab and applied to whatever version is loaded (threat 41).
 */
export function priceDrafts<Price>(name: string) {
  const useDrafts = create<Partial<Record<PricedSegment, PriceDraft<Price>>>>(() => ({}));
  const storageName = (segment: PricedSegment) => `${name}-${segment}`;
  const write = (segment: PricedSegment, draft: PriceDraft<Price>) => {
    useDrafts.setState({ [segment]: draft });
    storage.setItem(storageName(segment), JSON.stringify(changesOf(draft)));
  };
  const draftOf = (segment: PricedSegment): PriceDraft<Price> => {
    const draft = useDrafts.getState()[segment];
    if (!draft) throw new Error(`no draft of ${segment}`);
    return draft;
  };

  /** Sets prices as one step and returns how many changed. The price in force is no change. */
  function change(
    segment: PricedSegment,
    what: StepKind,
    prices: Iterable<readonly [id: string, price: Price]>,
  ): number {
    const draft = draftOf(segment);
    const changes: Record<string, Change<Price>> = { ...changesOf(draft) };
    let count = 0;
    for (const [id, to] of prices) {
      const [old, inForce] = [changes[id], draft.list.prices.get(id)];
      if (inForce === undefined || same(to, old ? old.to : inForce)) continue;
      count += 1;
      if (same(to, inForce)) delete changes[id];
      else changes[id] = { to, from: old ? old.from : inForce };
    }
    // An unchanged price is not an undo step.
    if (count === 0) return 0;
    const steps = [...draft.steps.slice(0, draft.done), { what, changes }];
    const dropped = steps.length > maximumSteps ? steps.shift() : undefined;
    write(segment, { ...draft, start: dropped?.changes ?? draft.start, steps, done: steps.length });
    return count;
  }

  return {
    useDrafts,
    change,

    /**
     * Opens the draft on this list: as it was, carried over to a newer version, or as stored in this tab. What is in
     * force by now, or is gone from the list, is left out.
     */
    open(segment: PricedSegment, list: ListInForce<Price>): void {
      const draft = useDrafts.getState()[segment];
      if (draft?.list.version === list.version) return;
      const kept = draft
        ? changesOf(draft)
        : readKept<Changes<Price>>(storage.getItem(storageName(segment)), isChanges);
      const changes = Object.fromEntries(
        Object.entries(kept ?? {}).filter(
          ([id, { to }]) => list.prices.has(id) && !same(to, list.prices.get(id)),
        ),
      );
      const fresh = { list, start: changes, steps: [], done: 0 };
      // What an earlier page or list left is one step, so that it can be undone. Conflicts are answered first.
      const isStep = Object.keys(changes).length > 0 && conflictsOf(fresh).length === 0;
      write(
        segment,
        isStep ? { list, start: {}, steps: [{ what: { kind: 'kept' }, changes }], done: 1 } : fresh,
      );
    },

    /** Undoes or repeats steps until this many are done. */
    goTo(segment: PricedSegment, done: number): void {
      const draft = draftOf(segment);
      write(segment, { ...draft, done: Math.max(0, Math.min(done, draft.steps.length)) });
    },

    /** Answers conflicts: the own price stays in the draft, or the price in force counts, which can be undone. */
    settle(segment: PricedSegment, ids: readonly string[], keep: 'mine' | 'theirs'): void {
      const draft = draftOf(segment);
      const inForce = ids.flatMap((id) => {
        const price = draft.list.prices.get(id);
        return price === undefined ? [] : [[id, price] as const];
      });
      if (keep === 'theirs') {
        change(segment, { kind: 'merged' }, inForce);
        return;
      }
      write(segment, startingFrom(draft, inForce));
    },

    /** The list with these changes is in force, before it is loaded: what is typed meanwhile starts from it. */
    published(segment: PricedSegment, sent: Changes<Price>): void {
      const draft = draftOf(segment);
      const inForce = Object.entries(sent).map(([id, { to }]) => [id, to] as const);
      const list = { ...draft.list, prices: new Map([...draft.list.prices, ...inForce]) };
      write(segment, startingFrom({ ...draft, list }, inForce));
    },

    clear(segment: PricedSegment): void {
      write(segment, { list: draftOf(segment).list, start: {}, steps: [], done: 0 });
    },
  };
}
