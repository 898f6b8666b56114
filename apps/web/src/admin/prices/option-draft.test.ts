import { shippedOptionList } from '@silowright/catalogue/testing/sample';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearOptionDraft,
  listWithWishes,
  openOptionDraft,
  undoOptionDraft,
  useOptionDrafts,
  wishOption,
} from './option-draft.ts';

const segment = 'agricultural';
const list = shippedOptionList(segment);
const group = list.options.find(({ options }) => options.some((option) => option.priceInCents))!;
const option = group.options.find(({ priceInCents }) => priceInCents)!;
const wishes = () => useOptionDrafts.getState()[segment]?.wishes ?? {};
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
    expect(undoOptionDraft(segment)).toBe(`${group.id} ${option.value}`);
    expect(Object.values(wishes())).toEqual([{ cents: 5 }]);
  });

  it('adds no step for an unchanged price (B10)', () => {
    wishOption(segment, group, option, { cents: option.priceInCents });
    wishOption(segment, group, option, { cents: 5 });
    wishOption(segment, group, option, { cents: 5 });
    expect(undoOptionDraft(segment)).toBe(`${group.id} ${option.value}`);
    expect(undoOptionDraft(segment)).toBeUndefined();
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
});
