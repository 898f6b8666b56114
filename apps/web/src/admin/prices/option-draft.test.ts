import { shippedOptionList } from '@silowright/catalogue/testing/sample';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearOptionDraft,
  goToOptionStep,
  listWithWishes,
  openOptionDraft,
  optionsOfStep,
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
});
