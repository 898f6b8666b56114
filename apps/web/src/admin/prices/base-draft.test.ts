import { shippedPriceList } from '@silowright/catalogue/testing/sample';
import { isLargeChange } from '@silowright/domain/pricing/price-list-difference';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeAllPrices,
  changePrices,
  clearBaseDraft,
  goToStep,
  openBaseDraft,
  restoreBaseDraft,
  settleConflicts,
  summarise,
  useBaseDrafts,
} from './base-draft.ts';
import { noPrices, type PriceRows, packRows, publishedRows, unpackRows } from './price-rows.ts';

const segment = 'agricultural';
const rows = unpackRows(packRows(shippedPriceList(segment), []));
const draft = () => useBaseDrafts.getState()[segment]!;
const pricesNow = () => draft().prices;
const set = (index: number, cents: number) =>
  changePrices(segment, rows, { kind: 'typed' }, [[index, cents]]);
const undo = () => [...(goToStep(segment, rows, draft().done - 1)?.at ?? [])];
const redo = () => [...(goToStep(segment, rows, draft().done + 1)?.at ?? [])];
const bulk = {
  kind: 'bulk',
  change: {
    direction: 1,
    by: { kind: 'percent', hundredths: 300 },
    rounding: { mode: 'none', stepCents: 1 },
  },
} as const;

beforeEach(() => {
  openBaseDraft(segment, rows);
  clearBaseDraft(segment, rows);
});

/** These rows with other prices, as a colleague publishes them. */
function withCents(changes: Readonly<Record<number, number>>): PriceRows {
  const prices = noPrices(rows.length);
  for (const [index, cents] of Object.entries(changes)) prices[Number(index)] = cents;
  return publishedRows(rows, prices);
}

describe('a draft of base prices', () => {
  it('is undone and repeated step by step, and goes to any step of the list (PX-01, B10)', () => {
    set(0, 100);
    set(0, 200);
    changePrices(segment, rows, bulk, [
      [1, 5],
      [2, 6],
    ]);
    expect(draft().steps.map(({ what, at }) => [what.kind, at.length])).toEqual([
      ['typed', 1],
      ['typed', 1],
      ['bulk', 2],
    ]);
    expect(undo()).toEqual([1, 2]);
    expect(undo()).toEqual([0]);
    expect(pricesNow()[0]).toBe(100);
    expect(redo()).toEqual([0]);
    expect(pricesNow()[0]).toBe(200);
    goToStep(segment, rows, 0);
    expect(pricesNow().every(Number.isNaN)).toBe(true);
    expect(undo()).toEqual([]);
    goToStep(segment, rows, 3);
    expect([...pricesNow().slice(0, 3)]).toEqual([200, 5, 6]);
    expect(redo()).toEqual([]);
  });

  it('forgets undone steps when something else is done', () => {
    set(0, 100);
    set(1, 200);
    undo();
    set(2, 300);
    expect(draft().steps.map(({ at }) => [...at])).toEqual([[0], [2]]);
  });

  it('adds no step for an unchanged price, and one step for a whole file (B10)', () => {
    set(0, 100);
    set(0, 100);
    set(1, rows.cents[1]!);
    const file = noPrices(rows.length);
    file[2] = 5;
    file[3] = 6;
    changeAllPrices(segment, rows, { kind: 'file' }, file);
    expect(undo()).toEqual([0, 2, 3]);
    expect(undo()).toEqual([0]);
    expect(undo()).toEqual([]);
  });

  it('keeps other changes when one price changes, and removes a change that is set back', () => {
    set(0, 100);
    set(1, 200);
    set(0, rows.cents[0]!);
    expect([...pricesNow().slice(0, 2)]).toEqual([Number.NaN, 200]);
  });

  it('survives the page, without changes that are in force by then (PR-06, threat 41)', () => {
    set(0, 100);
    set(1, 200);
    restoreBaseDraft(segment, withCents({ 1: 200 }));
    expect([...pricesNow().slice(0, 2)]).toEqual([100, Number.NaN]);
    expect(draft().conflicts.size).toBe(0);
  });

  it('is undone and redone as one step after the page, and stays undone (PX-01, B2)', () => {
    set(0, 100);
    set(1, 200);
    restoreBaseDraft(segment, rows);
    expect(undo()).toEqual([0, 1]);
    expect(summarise(rows, pricesNow(), () => false).changed).toBe(0);
    expect(redo()).toEqual([0, 1]);
    expect([...pricesNow().slice(0, 2)]).toEqual([100, 200]);
    undo();
    restoreBaseDraft(segment, rows);
    expect(draft().steps).toEqual([]);
  });

  it('shows a row that both changed as a conflict, which is settled row by row (PR-06)', () => {
    set(0, 100);
    set(1, 200);
    set(2, 300);
    const newer = withCents({ 1: 999, 2: 888, 3: 777 });
    for (const arrive of [
      () => openBaseDraft(segment, newer),
      // The same after a reload of the page.
      () => restoreBaseDraft(segment, newer),
    ]) {
      arrive();
      expect([...pricesNow().slice(0, 4)]).toEqual([100, 200, 300, Number.NaN]);
      expect([...draft().conflicts]).toEqual([
        [1, rows.cents[1]],
        [2, rows.cents[2]],
      ]);
    }
    settleConflicts(segment, newer, [1], 'theirs');
    expect(pricesNow()[1]).toBeNaN();
    settleConflicts(segment, newer, [2], 'mine');
    expect(pricesNow()[2]).toBe(300);
    expect(draft().conflicts.size).toBe(0);
    // Settled stays settled after a reload.
    restoreBaseDraft(segment, newer);
    expect(draft().conflicts.size).toBe(0);
  });

  it('keeps its steps when the same list is loaded again', () => {
    set(0, 100);
    openBaseDraft(segment, { ...rows });
    expect(draft().steps).toHaveLength(1);
    expect(pricesNow()[0]).toBe(100);
  });

  it('counts rises, falls and changes beyond 50% (PR-03)', () => {
    set(0, rows.cents[0]! + 1);
    set(1, 0);
    set(2, rows.cents[2]! * 2);
    const summary = summarise(rows, pricesNow(), isLargeChange);
    expect(summary).toMatchObject({ changed: 3, rises: 2, falls: 1, large: [1, 2] });
    set(0, rows.cents[0]! + 2);
    expect(summarise(rows, pricesNow(), isLargeChange).largeKey).toBe(summary.largeKey);
    set(2, rows.cents[2]! * 3);
    expect(summarise(rows, pricesNow(), isLargeChange).largeKey).not.toBe(summary.largeKey);
  });
});
