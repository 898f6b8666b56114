import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { OptionGroup, OptionList, OptionValue } from '@silowright/domain/catalogue/option-list';
import { create } from 'zustand';
import { safeStorage } from '../../session/safe-storage.ts';

/**
 * A price is whole cents or a formula, never both. `cents` is undefined after removing a formula until a price is
 * typed.
 */
export type OptionWish = { readonly cents: number | undefined } | { readonly formula: string };

/** "group value" → wish. */
export type OptionWishes = Readonly<Record<string, OptionWish>>;

export interface OptionDraft {
  readonly wishes: OptionWishes;
  readonly past: readonly OptionWishes[];
}

const maximumUndoSteps = 50;
const storage = safeStorage();
const storageName = (segment: PricedSegment) => `admin-option-draft-${segment}`;

export const useOptionDrafts = create<Partial<Record<PricedSegment, OptionDraft>>>(() => ({}));

export const optionId = (group: Pick<OptionGroup, 'id'>, option: Pick<OptionValue, 'value'>): string =>
  `${group.id} ${option.value}`;

export const wishOf = ({ priceInCents, formula }: OptionValue): OptionWish =>
  formula === undefined ? { cents: priceInCents } : { formula };

const same = (a: OptionWish, b: OptionWish): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Restores the draft of this tab, without changes that are in force by now or whose option is gone (threat 41). */
export function openOptionDraft(segment: PricedSegment, groups: readonly OptionGroup[]): void {
  const kept = JSON.parse((storage.getItem(storageName(segment)) as string | null) ?? '{}') as OptionWishes;
  const wishes: Record<string, OptionWish> = {};
  for (const group of groups) {
    for (const option of group.options) {
      const wish = kept[optionId(group, option)];
      if (wish && !same(wish, wishOf(option))) wishes[optionId(group, option)] = wish;
    }
  }
  useOptionDrafts.setState({ [segment]: { wishes, past: [] } });
}

export function wishOption(
  segment: PricedSegment,
  group: OptionGroup,
  option: OptionValue,
  wish: OptionWish,
): void {
  const draft = useOptionDrafts.getState()[segment] ?? { wishes: {}, past: [] };
  const id = optionId(group, option);
  const { [id]: _, ...others } = draft.wishes;
  // An unchanged price is not an undo step.
  if (same(wish, draft.wishes[id] ?? wishOf(option))) return;
  const wishes = same(wish, wishOf(option)) ? others : { ...others, [id]: wish };
  write(segment, { wishes, past: [...draft.past, draft.wishes].slice(-maximumUndoSteps) });
}

/** Undoes one step and returns the id of the restored option. */
export function undoOptionDraft(segment: PricedSegment): string | undefined {
  const draft = useOptionDrafts.getState()[segment];
  const wishes = draft?.past.at(-1);
  if (!draft || !wishes) return undefined;
  write(segment, { wishes, past: draft.past.slice(0, -1) });
  const ids = [...Object.keys(wishes), ...Object.keys(draft.wishes)];
  return ids.find((id) => wishes[id] !== draft.wishes[id]);
}

export const clearOptionDraft = (segment: PricedSegment): void => write(segment, { wishes: {}, past: [] });

function write(segment: PricedSegment, draft: OptionDraft): void {
  useOptionDrafts.setState({ [segment]: draft });
  storage.setItem(storageName(segment), JSON.stringify(draft.wishes));
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
