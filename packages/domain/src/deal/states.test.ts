import { describe, expect, test } from 'vitest';
import {
  type Actor,
  actors,
  type DealEvent,
  type DealState,
  dealEvents,
  dealStates,
  eventsFor,
  firstState,
  isDealState,
  stageOf,
  stateAfter,
  stateAt,
  stateBy,
  statesBefore,
  statesIn,
  usedStates,
} from './states.ts';

const states = Object.keys(dealStates) as DealState[];
const short: Record<string, Actor> = {
  v: 'visitor',
  c: 'customer',
  d: 'dealer',
  s: 'staff',
  m: 'machine',
};

/** Everything that may happen: state, event, next state, initials of who may. Readers never may. */
const allowed = `
  open           ask           asked           c
  open           sign          signed          c
  open           win-on-paper  won-on-paper    s
  open           decline       declined        c
  open           lose          lost            ds
  open           withdraw      withdrawn       s
  open           extend        open            cds
  open           expire        expired         m
  open           supersede     superseded      vdsm
  asked          check         checked         s
  asked          win-on-paper  won-on-paper    s
  asked          decline       declined        c
  asked          lose          lost            ds
  asked          withdraw      withdrawn       s
  asked          extend        asked           cds
  asked          expire        expired         m
  asked          supersede     superseded      vdsm
  checked        sign          signed          c
  checked        win-on-paper  won-on-paper    s
  checked        decline       declined        c
  checked        lose          lost            ds
  checked        withdraw      withdrawn       s
  checked        extend        checked         cds
  checked        expire        expired         m
  checked        supersede     superseded      vdsm
  expired        lose          lost            ds
  expired        withdraw      withdrawn       s
  expired        extend        open            s
  expired        supersede     superseded      vdsm
  signed         void          voided          s
  signed         confirm       confirmed       sm
  won-on-paper   void          voided          s
  won-on-paper   confirm       confirmed       sm
  confirmed      produce       in-production   sm
  in-production  ship          shipped         sm
  shipped        deliver       delivered       sm
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [DealState, DealEvent, DealState, string]);

/** What the checks must be for an event of an open quotation; where nothing is said, they do not matter. */
const checksFor = (state: DealState, event: DealEvent): boolean | undefined =>
  state === 'open' ? ({ ask: true, sign: false } as Partial<Record<DealEvent, boolean>>)[event] : undefined;

describe('every state with every event by every actor', () => {
  const all = states.flatMap((state) =>
    dealEvents.flatMap((event) => actors.map((actor) => ({ state, event, actor }))),
  );

  test.each([true, false])(
    'leads where the table of this test says; checks open: %s (AF-01, AF-03, AF-04)',
    (hasOpenChecks) => {
      const wrong = all.filter(({ state, event, actor }) => {
        const row = allowed.find(([from, on]) => from === state && on === event);
        const mayAct = row !== undefined && [...row[3]].some((initial) => short[initial] === actor);
        const mayNow = (checksFor(state, event) ?? hasOpenChecks) === hasOpenChecks;
        const outcome = stateAfter({ state, hasOpenChecks }, event, actor);
        return mayAct && mayNow ? !outcome.ok || outcome.value !== row[2] : outcome.ok;
      });
      expect(all).toHaveLength(15 * 15 * 6);
      expect(wrong).toEqual([]);
    },
  );

  test.each<[DealState, boolean, DealEvent, Actor, string]>([
    ['signed', false, 'sign', 'customer', 'wrong-state'],
    ['open', false, 'sign', 'visitor', 'not-allowed'],
    ['open', true, 'sign', 'customer', 'checks-open'],
    ['open', false, 'ask', 'customer', 'no-checks'],
    ['open', true, 'sign', 'reader', 'not-allowed'],
  ])(
    '%s, checks open: %s: %s by %s is refused as %s (AF-01)',
    (state, hasOpenChecks, event, actor, reason) => {
      expect(stateAfter({ state, hasOpenChecks }, event, actor)).toEqual({ ok: false, reason });
    },
  );
});

test('what a customer can do about a quotation with and without open checks (AF-01)', () => {
  const can = (state: DealState, hasOpenChecks: boolean) => eventsFor({ state, hasOpenChecks }, 'customer');
  expect(can('open', false)).toEqual(['sign', 'decline', 'extend']);
  expect(can('open', true)).toEqual(['ask', 'decline', 'extend']);
  expect(can('checked', true)).toEqual(['sign', 'decline', 'extend']);
  expect(can('signed', false)).toEqual([]);
});

test('nothing leads out of what is closed, except expired, and nothing back to open from what is won', () => {
  const nextOf = (state: DealState) =>
    allowed.filter(([from]) => from === state).map(([, , to]) => stageOf(to));
  for (const state of states) {
    if (stageOf(state) === 'closed' && state !== 'expired') expect(nextOf(state), state).toEqual([]);
    if (stageOf(state) === 'won') expect(nextOf(state), state).not.toContain('open');
  }
});

test('every state but the first is reached, and every event happens somewhere', () => {
  const reached = new Set([firstState, ...allowed.map(([, , to]) => to)]);
  expect(states.filter((state) => !reached.has(state))).toEqual([]);
  expect(dealEvents.filter((event) => !allowed.some(([, on]) => on === event))).toEqual([]);
});

test('for queries: where an event leads, and the stored states before it and of a stage', () => {
  const ends = dealEvents.map((event) => [event, stateBy(event)]);
  for (const [event, end] of ends)
    expect(
      allowed.some(([, on, to]) => on === event && to === end),
      event,
    ).toBe(true);
  const before = dealEvents.map((event) => [event, statesBefore(event)]);
  const stored = usedStates.filter((state) => state !== 'expired');
  for (const [event, from] of before)
    expect(from, `${event}`).toEqual(
      stored.filter((state) => allowed.some(([each, on]) => on === event && each === state)),
    );
  expect([statesIn('open'), statesIn('won')]).toEqual([['open'], ['signed']]);
});

test('what can still be decided expires by its date, nothing else does', () => {
  const at = (state: string, valid_until: number) => stateAt({ state, valid_until }, 100);
  expect([at('open', 100), at('open', 99)]).toEqual(['open', 'expired']);
  expect(['signed', 'declined', 'received'].map((state) => at(state, 0))).toEqual([
    'signed',
    'declined',
    'received',
  ]);
});

test('the state of a meeting is none of a quotation', () => {
  expect([isDealState('received'), stageOf('received')]).toEqual([false, undefined]);
  expect(isDealState('toString')).toBe(false);
});
