import { shippedPriceList } from '@silowright/catalogue/testing/sample';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { baseDrafts, listInForce, rowsOf, summarise, withChanges } from './base-draft.ts';
import { changesOf, conflictsOf, rowsOfStep } from './price-draft.ts';

const segment = 'agricultural';
const list = shippedPriceList(segment);
const { prices: rows } = list;
const uuids = rows.map(({ uuid }) => uuid);
const idOf = (index: number) => uuids[index]!;
const { change, goTo, settle, useDrafts } = baseDrafts;
const draft = () => useDrafts.getState()[segment]!;
/** The new prices of the first rows. */
const prices = (count: number) => uuids.slice(0, count).map((uuid) => changesOf(draft())[uuid]?.to);
const set = (index: number, cents: number) => change(segment, { kind: 'typed' }, [[idOf(index), cents]]);
/** The rows that a step back or forward changes. */
function go(by: number): number[] {
  const { done, steps } = draft();
  if (!steps[by < 0 ? done - 1 : done]) return [];
  const changed = rowsOfStep(draft(), by < 0 ? done : done + 1);
  goTo(segment, done + by);
  return changed.map((uuid) => uuids.indexOf(uuid)).toSorted();
}
const bulk = {
  kind: 'bulk',
  change: {
    direction: 1,
    by: { kind: 'percent', hundredths: 300 },
    rounding: { mode: 'none', stepCents: 1 },
  },
} as const;

/** After the page was loaded anew: only what the tab stored is left. */
function openAgain(on = list) {
  useDrafts.setState({ [segment]: undefined });
  baseDrafts.open(segment, listInForce(on));
}

beforeEach(() => {
  baseDrafts.open(segment, listInForce(list));
  baseDrafts.clear(segment);
  openAgain();
});

/** The list with other prices, as a colleague publishes it. */
const publishedWith = (changes: Readonly<Record<number, number>>) =>
  withChanges(
    list,
    Object.fromEntries(
      Object.entries(changes).map(([index, to]) => [
        idOf(Number(index)),
        { to, from: rows[Number(index)]!.priceInCents },
      ]),
    ),
  );

describe('a draft of base prices', () => {
  it('that goes on while its own publish is loaded conflicts with nobody and loses nothing (PR-06)', () => {
    set(0, 100);
    set(1, 200);
    baseDrafts.published(segment, changesOf(draft()));
    expect(prices(2)).toEqual([100, 200]);
    set(0, 150);
    set(1, rows[1]!.priceInCents);
    baseDrafts.open(segment, listInForce(publishedWith({ 0: 100, 1: 200 })));
    expect(prices(2)).toEqual([150, rows[1]!.priceInCents]);
    expect(conflictsOf(draft())).toEqual([]);
  });

  it('is undone and repeated step by step, and goes to any step of the list (PX-01, B10)', () => {
    set(0, 100);
    set(0, 200);
    change(segment, bulk, [
      [idOf(1), 5],
      [idOf(2), 6],
    ]);
    expect(draft().steps.map(({ what }, step) => [what.kind, rowsOfStep(draft(), step + 1).length])).toEqual([
      ['typed', 1],
      ['typed', 1],
      ['bulk', 2],
    ]);
    expect(go(-1)).toEqual([1, 2]);
    expect(go(-1)).toEqual([0]);
    expect(prices(1)).toEqual([100]);
    expect(go(1)).toEqual([0]);
    expect(prices(1)).toEqual([200]);
    goTo(segment, 0);
    expect(changesOf(draft())).toEqual({});
    expect(go(-1)).toEqual([]);
    goTo(segment, 3);
    expect(prices(3)).toEqual([200, 5, 6]);
    expect(go(1)).toEqual([]);
  });

  it('forgets undone steps when something else is done', () => {
    set(0, 100);
    set(1, 200);
    go(-1);
    set(2, 300);
    expect([1, 2].map((step) => rowsOfStep(draft(), step))).toEqual([[idOf(0)], [idOf(2)]]);
    expect(draft().steps).toHaveLength(2);
  });

  it('adds no step for an unchanged price, and one step for a whole file (B10)', () => {
    set(0, 100);
    set(0, 100);
    set(1, rows[1]!.priceInCents);
    const file = new Map(rows.map(({ uuid, priceInCents }) => [uuid, priceInCents]));
    change(segment, { kind: 'file' }, file.set(idOf(2), 5).set(idOf(3), 6));
    expect(go(-1)).toEqual([0, 2, 3]);
    expect(go(-1)).toEqual([0]);
    expect(go(-1)).toEqual([]);
  });

  it('keeps the last 50 steps', () => {
    for (let step = 1; step <= 52; step++) set(0, step);
    expect(draft().steps).toHaveLength(50);
    goTo(segment, 0);
    expect(prices(1)).toEqual([2]);
  });

  it('keeps other changes when one price changes, and removes a change that is set back', () => {
    set(0, 100);
    set(1, 200);
    set(0, rows[0]!.priceInCents);
    expect(prices(2)).toEqual([undefined, 200]);
  });

  it('survives the page, without changes that are in force by then (PR-06, threat 41)', () => {
    set(0, 100);
    set(1, 200);
    openAgain(publishedWith({ 1: 200 }));
    expect(prices(2)).toEqual([100, undefined]);
    expect(conflictsOf(draft())).toEqual([]);
  });

  it('is undone and redone as one step after the page, and stays undone (PX-01, B2)', () => {
    set(0, 100);
    set(1, 200);
    openAgain();
    expect(go(-1)).toEqual([0, 1]);
    expect(changesOf(draft())).toEqual({});
    expect(go(1)).toEqual([0, 1]);
    expect(prices(2)).toEqual([100, 200]);
    go(-1);
    openAgain();
    expect(draft().steps).toEqual([]);
  });

  it('goes on as if nothing was kept when the tab has something else (C21)', () => {
    for (const [kept, count] of [
      ['not JSON', 0],
      ['[]', 0],
      ['{"a":1}', 0],
      ['{"wishes":{},"from":{}}', 0],
      [JSON.stringify({ [idOf(0)]: { to: 100, from: rows[0]!.priceInCents } }), 1],
    ] as const) {
      const sessionStorage = { getItem: () => kept, setItem: () => undefined };
      vi.stubGlobal('window', { sessionStorage });
      baseDrafts.clear(segment);
      openAgain();
      expect(Object.keys(changesOf(draft()))).toHaveLength(count);
      vi.unstubAllGlobals();
    }
  });

  it('shows a row that both changed as a conflict, which is settled row by row (PR-06)', () => {
    set(0, 100);
    set(1, 200);
    set(2, 300);
    const newer = publishedWith({ 1: 999, 2: 888, 3: 777 });
    for (const arrive of [
      () => baseDrafts.open(segment, listInForce(newer)),
      // The same after a reload of the page.
      () => openAgain(newer),
    ]) {
      arrive();
      expect(prices(4)).toEqual([100, 200, 300, undefined]);
      expect(conflictsOf(draft())).toEqual([idOf(1), idOf(2)]);
      expect(conflictsOf(draft()).map((id) => changesOf(draft())[id]?.from)).toEqual([
        rows[1]!.priceInCents,
        rows[2]!.priceInCents,
      ]);
    }
    settle(segment, [idOf(1)], 'theirs');
    expect(prices(2)).toEqual([100, undefined]);
    settle(segment, [idOf(2)], 'mine');
    expect(prices(3)).toEqual([100, undefined, 300]);
    expect(conflictsOf(draft())).toEqual([]);
    // Settled stays settled after a reload.
    openAgain(newer);
    expect(conflictsOf(draft())).toEqual([]);
  });

  it('keeps its steps when the same list is loaded again', () => {
    set(0, 100);
    baseDrafts.open(segment, listInForce({ ...list }));
    expect(draft().steps).toHaveLength(1);
    expect(prices(1)).toEqual([100]);
  });

  it('counts rises, falls and changes beyond 50% (PR-03)', () => {
    set(0, rows[0]!.priceInCents + 1);
    set(1, 0);
    set(2, rows[2]!.priceInCents * 2);
    const { large, ...counts } = summarise(rowsOf(list, []), changesOf(draft()));
    expect(counts).toEqual({ changed: 3, rises: 2, falls: 1 });
    expect(large.map(({ row, to }) => [row.uuid, to])).toEqual([
      [idOf(1), 0],
      [idOf(2), rows[2]!.priceInCents * 2],
    ]);
  });
});
