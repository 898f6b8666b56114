import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { OptionGroup, OptionList, OptionValue } from '@silowright/domain/catalogue/option-list';
import { create } from 'zustand';
import { isLike, readKept } from '../../session/kept-json.ts';
import { safeStorage } from '../../session/safe-storage.ts';

/**
 * A price is whole cents or a formula, never both. `cents` is undefined after removing a formula until a price is
 * typed.
 */
export type OptionWish = { readonly cents: number | undefined } | { readonly formula: string };

/** "group value" → wish. */
export type OptionWishes = Readonly<Record<string, OptionWish>>;

export interface OptionDraft {
  /** The wishes after each step, from none on. */
  readonly states: readonly OptionWishes[];
  /** Steps from here on are undone. */
  readonly done: number;
  /** The prices that the wishes started from. */
  readonly from: OptionWishes;
}

export const wishesOf = (draft: OptionDraft | undefined): OptionWishes =>
  draft?.states[draft.done] ?? noWishes;

const noWishes: OptionWishes = {};
const freshDraft: OptionDraft = { states: [noWishes], done: 0, from: noWishes };
const maximumSteps = 50;
const storage = safeStorage();
const storageName = (segment: PricedSegment) => `admin-option-draft-${segment}`;

export const useOptionDrafts = create<Partial<Record<PricedSegment, OptionDraft>>>(() => ({}));

export const optionId = (group: Pick<OptionGroup, 'id'>, option: Pick<OptionValue, 'value'>): string =>
  `${group.id} ${option.value}`;

export const wishOf = ({ priceInCents, formula }: OptionValue): OptionWish =>
  formula === undefined ? { cents: priceInCents } : { formula };

const same = (a: OptionWish, b: OptionWish): boolean => JSON.stringify(a) === JSON.stringify(b);

interface Kept {
  readonly wishes: OptionWishes;
  readonly from: OptionWishes;
}

/** Restores the draft of this tab, without changes that are in force by now or whose option is gone (threat 41). */
export function openOptionDraft(segment: PricedSegment, groups: readonly OptionGroup[]): void {
  const stored = readKept<Kept>(storage.getItem(storageName(segment)), (found) =>
    isLike({ wishes: {}, from: {} }, found),
  );
  const { wishes: kept, from } = stored ?? { wishes: noWishes, from: noWishes };
  const wishes: Record<string, OptionWish> = {};
  for (const group of groups) {
    for (const option of group.options) {
      const wish = kept[optionId(group, option)];
      if (wish && !same(wish, wishOf(option))) wishes[optionId(group, option)] = wish;
    }
  }
  useOptionDrafts.setState({ [segment]: { states: [wishes], done: 0, from } });
}

export interface OptionConflict {
  readonly group: OptionGroup;
  readonly option: OptionValue;
  /** The price that the own change started from. */
  readonly was: OptionWish;
  readonly mine: OptionWish;
}

/** Options that somebody else published another price for while they were changed here. */
export function conflictsOf(
  draft: OptionDraft | undefined,
  groups: readonly OptionGroup[],
): OptionConflict[] {
  if (!draft) return [];
  const wishes = wishesOf(draft);
  return groups.flatMap((group) =>
    group.options.flatMap((option): OptionConflict[] => {
      const id = optionId(group, option);
      const [mine, was] = [wishes[id], draft.from[id]];
      return mine && was && !same(was, wishOf(option)) ? [{ group, option, was, mine }] : [];
    }),
  );
}

/** Answers conflicts: the own price stays in the draft, or the price in force counts, which can be undone. */
export function settleOptionConflicts(
  segment: PricedSegment,
  conflicts: readonly OptionConflict[],
  keep: 'mine' | 'theirs',
): void {
  if (keep === 'theirs') {
    wishOptions(
      segment,
      conflicts.map(({ group, option }) => [group, option, wishOf(option)] as const),
    );
    return;
  }
  const draft = useOptionDrafts.getState()[segment] ?? freshDraft;
  const inForce = conflicts.map(({ group, option }) => [optionId(group, option), wishOf(option)]);
  write(segment, { ...draft, from: { ...draft.from, ...Object.fromEntries(inForce) } });
}

export const wishOption = (
  segment: PricedSegment,
  group: OptionGroup,
  option: OptionValue,
  wish: OptionWish,
): void => wishOptions(segment, [[group, option, wish]]);

/** Several options as one step. What is in force is no wish; an unchanged price is no step. */
export function wishOptions(
  segment: PricedSegment,
  changes: Iterable<readonly [OptionGroup, OptionValue, OptionWish]>,
): void {
  const draft = useOptionDrafts.getState()[segment] ?? freshDraft;
  const before = wishesOf(draft);
  const from: Record<string, OptionWish> = { ...draft.from };
  const wishes: Record<string, OptionWish> = { ...before };
  let isChanged = false;
  for (const [group, option, wish] of changes) {
    const id = optionId(group, option);
    if (same(wish, wishes[id] ?? wishOf(option))) continue;
    isChanged = true;
    if (!wishes[id]) from[id] = wishOf(option);
    if (same(wish, wishOf(option))) delete wishes[id];
    else wishes[id] = wish;
  }
  if (!isChanged) return;
  const states = [...draft.states.slice(0, draft.done + 1), wishes].slice(-maximumSteps - 1);
  write(segment, { states, done: states.length - 1, from });
}

/** The options that a step changed; steps count from 1. */
export function optionsOfStep({ states }: OptionDraft, step: number): string[] {
  const [before, after] = [states[step - 1] ?? noWishes, states[step] ?? noWishes];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => before[id] !== after[id],
  );
}

/** Undoes or repeats steps until this many are done. */
export function goToOptionStep(segment: PricedSegment, done: number): void {
  const draft = useOptionDrafts.getState()[segment];
  if (draft?.states[done]) write(segment, { ...draft, done });
}

export const clearOptionDraft = (segment: PricedSegment): void => write(segment, freshDraft);

function write(segment: PricedSegment, draft: OptionDraft): void {
  useOptionDrafts.setState({ [segment]: draft });
  const kept: Kept = { wishes: wishesOf(draft), from: draft.from };
  storage.setItem(storageName(segment), JSON.stringify(kept));
}

/** The list with the changes applied, as it would be published. */
export function listWithWishes(list: OptionList, wishes: OptionWishes): OptionList {
  return {
    ...list,
    options: list.options.map((group) => ({
      ...group,
      options: group.options.map((option) => {
        const wish = wishes[optionId(group, option)];
        if (!wish) return option;
        const { priceInCents: _, formula: __, ...rest } = option;
        if ('formula' in wish) return { ...rest, formula: wish.formula };
        return wish.cents === undefined ? rest : { ...rest, priceInCents: wish.cents };
      }),
    })),
  };
}
