import { shippedOptionList } from '@silowright/catalogue/testing/sample';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type OptionPrice,
  optionDrafts,
  optionId,
  optionsInForce,
  withOptionChanges,
} from './option-draft.ts';
import { changesOf, conflictsOf, rowsOfStep } from './price-draft.ts';

const segment = 'agricultural';
const list = shippedOptionList(segment);
const group = list.options.find(({ options }) => options.some((option) => option.priceInCents))!;
const option = group.options.find(({ priceInCents }) => priceInCents)!;
const { goTo, settle, useDrafts } = optionDrafts;
const draft = () => useDrafts.getState()[segment]!;
const changes = () => changesOf(draft());
const newPrices = () => Object.values(changes()).map(({ to }) => to);
const id = optionId(group, option);
const set = (to: OptionPrice, ids = [id]) =>
  optionDrafts.change(
    segment,
    { kind: 'typed' },
    ids.map((each) => [each, to] as const),
  );
const published = () =>
  withOptionChanges(list, changes())
    .options.find(({ id }) => id === group.id)
    ?.options.find(({ value }) => value === option.value);
/** With the version that a colleague published. */
const newer = (prices: Readonly<Record<string, OptionPrice>>) => ({
  ...withOptionChanges(
    list,
    Object.fromEntries(Object.entries(prices).map(([each, to]) => [each, { to, from: to }])),
  ),
  id: { ...list.id, version: list.id.version + 1 },
});
/** After the page was loaded anew: only what the tab stored is left. */
function openAgain(on = list) {
  useDrafts.setState({ [segment]: undefined });
  optionDrafts.open(segment, optionsInForce(on));
}

beforeEach(() => {
  openAgain();
  optionDrafts.clear(segment);
});

describe('a draft of option prices', () => {
  it('switches between cents and formula, never both (PR-05)', () => {
    set({ formula: 'D * 100' });
    expect(published()).toMatchObject({ formula: 'D * 100' });
    expect(published()).not.toHaveProperty('priceInCents');
    set({ cents: 5 });
    expect(published()).toMatchObject({ priceInCents: 5 });
    expect(published()).not.toHaveProperty('formula');
  });

  it('removes a change equal to the price in force, and undoes (PR-05)', () => {
    set({ cents: 5 });
    set({ cents: option.priceInCents });
    expect(changes()).toEqual({});
    expect(rowsOfStep(draft(), 2)).toEqual([id]);
    goTo(segment, 1);
    expect(newPrices()).toEqual([{ cents: 5 }]);
    goTo(segment, 2);
    expect(changes()).toEqual({});
  });

  it('adds no step for an unchanged price (B10)', () => {
    set({ cents: option.priceInCents });
    set({ cents: 5 });
    set({ cents: 5 });
    expect(draft().steps).toHaveLength(1);
    expect(rowsOfStep(draft(), 1)).toEqual([id]);
  });

  it('takes many options as one step (PX-04)', () => {
    set(
      { cents: 7 },
      group.options.map((each) => optionId(group, each)),
    );
    expect(draft().done).toBe(1);
    expect(rowsOfStep(draft(), 1)).toHaveLength(group.options.length);
    goTo(segment, 0);
    expect(changes()).toEqual({});
  });

  it('has no price after removing a formula until cents are typed (B2)', () => {
    set({ cents: undefined });
    expect(published()).not.toHaveProperty('priceInCents');
  });

  it('is carried over to a newer list, without changes that are in force by then (PR-06)', () => {
    set({ cents: 5 });
    openAgain();
    expect(newPrices()).toEqual([{ cents: 5 }]);
    optionDrafts.open(segment, optionsInForce(newer({ [id]: { cents: 5 } })));
    expect(changes()).toEqual({});
    expect(conflictsOf(draft())).toEqual([]);
  });

  it('shows an option that both changed as a conflict, which is settled row by row (PR-06)', () => {
    const [first, second, third] = list.options.flatMap((each) =>
      each.options.flatMap((value) =>
        value.priceInCents === undefined ? [] : [{ id: optionId(each, value), cents: value.priceInCents }],
      ),
    );
    set({ cents: 77 }, [first!.id, second!.id, third!.id]);
    // A colleague publishes other prices of the first two.
    const theirs = newer({ [first!.id]: { cents: 88 }, [second!.id]: { formula: 'H * 100' } });
    // Opened again, and once more after a reload of the page.
    for (const arrive of [
      () => optionDrafts.open(segment, optionsInForce(theirs)),
      () => openAgain(theirs),
    ]) {
      arrive();
      expect(conflictsOf(draft())).toEqual([first!.id, second!.id]);
      expect(changes()).toMatchObject({
        [first!.id]: { from: { cents: first!.cents }, to: { cents: 77 } },
        [second!.id]: { from: { cents: second!.cents }, to: { cents: 77 } },
      });
    }
    settle(segment, [first!.id], 'theirs');
    expect(changes()[first!.id]).toBeUndefined();
    settle(segment, conflictsOf(draft()), 'mine');
    expect(changes()[second!.id]?.to).toEqual({ cents: 77 });
    expect(conflictsOf(draft())).toEqual([]);
    // Settled stays settled after a reload.
    openAgain(theirs);
    expect(conflictsOf(draft())).toEqual([]);
    expect(Object.keys(changes())).toEqual([second!.id, third!.id]);
  });
});
