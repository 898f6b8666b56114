import { shippedPriceList } from '@silowright/catalogue/testing/sample';
import { isLargeChange } from '@silowright/domain/pricing/price-list-difference';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeBaseDraft,
  changeOnePrice,
  clearBaseDraft,
  noPrices,
  openBaseDraft,
  summarise,
  undoBaseDraft,
  useBaseDrafts,
} from './base-draft.ts';

const segment = 'agricultural';
const rows = shippedPriceList(segment).prices;
const pricesNow = () => useBaseDrafts.getState()[segment]?.prices ?? noPrices(0);
const set = (index: number, cents: number | undefined) => changeOnePrice(segment, rows, index, cents);

beforeEach(() => {
  openBaseDraft(segment, rows);
  clearBaseDraft(segment, rows);
});

describe('a draft of base prices', () => {
  it('is undone step by step', () => {
    set(0, 100);
    set(0, 200);
    expect(undoBaseDraft(segment, rows)).toEqual([0]);
    expect(pricesNow()[0]).toBe(100);
    expect(undoBaseDraft(segment, rows)).toEqual([0]);
    expect(pricesNow()[0]).toBeNaN();
    expect(undoBaseDraft(segment, rows)).toEqual([]);
    expect(pricesNow()[0]).toBeNaN();
  });

  it('adds no step for an unchanged price, and one step for a whole file (B10)', () => {
    set(0, 100);
    set(0, 100);
    set(1, undefined);
    const file = noPrices(rows.length);
    file[2] = 5;
    file[3] = 6;
    changeBaseDraft(segment, rows, file);
    expect(undoBaseDraft(segment, rows)).toEqual([0, 2, 3]);
    expect(undoBaseDraft(segment, rows)).toEqual([0]);
    expect(undoBaseDraft(segment, rows)).toEqual([]);
  });

  it('keeps other changes when one price changes, and removes a change that is set back', () => {
    set(0, 100);
    set(1, 200);
    set(0, undefined);
    expect([...pricesNow().slice(0, 2)]).toEqual([Number.NaN, 200]);
  });

  it('is carried over to a newer list by unit, without changes that are in force by then (PR-06)', () => {
    set(0, 100);
    set(1, 200);
    const newer = rows.map((row, index) => (index === 1 ? { ...row, priceInCents: 200 } : row)).toReversed();
    openBaseDraft(segment, newer);
    expect(pricesNow().at(-1)).toBe(100);
    expect(pricesNow().at(-2)).toBeNaN();
  });

  it('counts rises, falls and changes beyond 50% (PR-03)', () => {
    const before = rows[0]!.priceInCents;
    set(0, before + 1);
    set(1, 0);
    set(2, rows[2]!.priceInCents * 2);
    expect(summarise(rows, pricesNow(), isLargeChange)).toEqual({
      changed: [0, 1, 2],
      rises: 2,
      falls: 1,
      large: [1, 2],
    });
  });
});
