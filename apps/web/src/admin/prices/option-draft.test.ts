import { shippedOptionList } from '@silowright/catalogue/testing/sample';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearOptionDraft,
  conflictsOf,
  goToOptionStep,
  listWithWishes,
  openOptionDraft,
  optionId,
  optionsOfStep,
  settleOptionConflicts,
  useOptionDrafts,
  wishesOf,
  wishOption,
  wishOptions,
} from './option-draft.ts';

const segment = 'agricultural';
const list = shippedOptionList(segment);
const group = list.options.find(({ options }) => options.some((option) => option.priceInCents))!;
const option = group.options.find(({ priceInCents }) => priceInCents)!;
const draft = () => useOptionDrafts.getState()[segment]!;
const wishes = () => wishesOf(useOptionDrafts.getState()[segment]);
const id = `${group.id} ${option.value}`;
const published = () =>
  listWithWishes(list, wishes())
    .options.find(({ id }) => id === group.id)
    ?.options.find(({ value }) => value === option.value);

beforeEach(() => clearOptionDraft(segment));

describe('a draft of option prices', () => {
  it('switches between cents and formula, never both (PR-05)', () => {
    wishOption(segment, group, option, { formula: 'D * 100' });
    expect(published()).toMatchObject({ formula: 'D * 100' });
    expect(published()).not.toHaveProperty('priceInCents');
    wishOption(segment, group, option, { cents: 5 });
    expect(published()).toMatchObject({ priceInCents: 5 });
    expect(published()).not.toHaveProperty('formula');
  });

  it('removes a change equal to the price in force, and undoes (PR-05)', () => {
    wishOption(segment, group, option, { cents: 5 });
    wishOption(segment, group, option, { cents: option.priceInCents });
    expect(wishes()).toEqual({});
    expect(optionsOfStep(draft(), 2)).toEqual([id]);
    goToOptionStep(segment, 1);
    expect(Object.values(wishes())).toEqual([{ cents: 5 }]);
    goToOptionStep(segment, 2);
    expect(wishes()).toEqual({});
  });

  it('adds no step for an unchanged price (B10)', () => {
    wishOption(segment, group, option, { cents: option.priceInCents });
    wishOption(segment, group, option, { cents: 5 });
    wishOption(segment, group, option, { cents: 5 });
    expect(draft().states).toHaveLength(2);
    expect(optionsOfStep(draft(), 1)).toEqual([id]);
  });

  it('takes many options as one step (PX-04)', () => {
    wishOptions(
      segment,
      group.options.map((each) => [group, each, { cents: 7 }] as const),
    );
    expect(draft().done).toBe(1);
    expect(optionsOfStep(draft(), 1)).toHaveLength(group.options.length);
    goToOptionStep(segment, 0);
    expect(wishes()).toEqual({});
  });

  it('has no price after removing a formula until cents are typed (B2)', () => {
    wishOption(segment, group, option, { cents: undefined });
    expect(published()).not.toHaveProperty('priceInCents');
  });

  it('is carried over to a newer list, without changes that are in force by then (PR-06)', () => {
    wishOption(segment, group, option, { cents: 5 });
    openOptionDraft(segment, list.options);
    expect(Object.values(wishes())).toEqual([{ cents: 5 }]);
    openOptionDraft(segment, listWithWishes(list, wishes()).options);
    expect(wishes()).toEqual({});
  });

  it('shows an option that both changed as a conflict, which is settled row by row (PR-06)', () => {
    const [first, second, third] = list.options
      .flatMap((each) => each.options.map((value) => [each, value] as const))
      .filter(([, value]) => value.priceInCents !== undefined);
    for (const [each, value] of [first!, second!, third!]) wishOption(segment, each, value, { cents: 77 });
    // A colleague publishes other prices of the first two.
    const newer = listWithWishes(list, {
      [optionId(...first!)]: { cents: 88 },
      [optionId(...second!)]: { formula: 'H * 100' },
    });
    const conflicts = () => conflictsOf(draft(), newer.options);
    // Opened again, and once more after a reload of the page.
    for (const _ of [1, 2]) {
      openOptionDraft(segment, newer.options);
      expect(conflicts()).toMatchObject([
        { was: { cents: first![1].priceInCents }, option: { priceInCents: 88 }, mine: { cents: 77 } },
        { was: { cents: second![1].priceInCents }, option: { formula: 'H * 100' }, mine: { cents: 77 } },
      ]);
    }
    settleOptionConflicts(segment, conflicts().slice(0, 1), 'theirs');
    expect(wishes()[optionId(...first!)]).toBeUndefined();
    settleOptionConflicts(segment, conflicts(), 'mine');
    expect(wishes()[optionId(...second!)]).toEqual({ cents: 77 });
    expect(conflicts()).toEqual([]);
    // Settled stays settled after a reload.
    openOptionDraft(segment, newer.options);
    expect(conflicts()).toEqual([]);
    expect(Object.keys(wishes())).toEqual([optionId(...second!), optionId(...third!)]);
  });

  it('has no conflict with a colleague who published the same price (PR-06)', () => {
    wishOption(segment, group, option, { cents: 77 });
    const newer = listWithWishes(list, wishes());
    openOptionDraft(segment, newer.options);
    expect(wishes()).toEqual({});
    expect(conflictsOf(draft(), newer.options)).toEqual([]);
  });
});
