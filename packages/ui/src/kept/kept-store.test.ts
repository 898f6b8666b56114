import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKept } from './kept-store.ts';

const name = 'answers';
const fresh = () => ({ step: 'market', volume: 0 });
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a state for the next page', () => {
  createKept(name, fresh).setState({ volume: 30 });
  expect(createKept(name, fresh).getState()).toEqual({ step: 'market', volume: 30 });
});

it('a replaced state has nothing of the one before', () => {
  const store = createKept<{ step: string; volume?: number }>(name, fresh);
  store.setState({ step: 'volume' }, true);
  expect(JSON.parse(stored.get(name)!).state).toEqual({ step: 'volume' });
});

it.each([
  ['of a later release', JSON.stringify({ state: { volume: 30 }, version: 2 })],
  ['of a version without an upgrade', JSON.stringify({ state: { volume: 30 }, version: 0 })],
  ['of no version', JSON.stringify({ volume: 30 })],
  ['that is null', 'null'],
  ['that is cut off', '{"state":{"vol'],
])('a stored state %s is discarded', (_, text) => {
  stored.set(name, text);
  expect(createKept(name, fresh).getState()).toEqual(fresh());
});

it('a state of an earlier version is upgraded step by step and kept in the form of this one (C21)', () => {
  stored.set(name, JSON.stringify({ state: { litres: 30_000 }, version: 1 }));
  const form = {
    version: 3,
    upgrades: {
      1: ({ litres }: Readonly<Record<string, unknown>>) => ({ cubicMetres: Number(litres) / 1000 }),
      2: ({ cubicMetres }: Readonly<Record<string, unknown>>) => ({ volume: cubicMetres }),
    },
  };
  expect(createKept(name, fresh, form).getState()).toEqual({ step: 'market', volume: 30 });
  expect(JSON.parse(stored.get(name)!)).toEqual({ state: { step: 'market', volume: 30 }, version: 3 });
});

it('an upgrade that fails discards the state (C21)', () => {
  stored.set(name, JSON.stringify({ state: {}, version: 1 }));
  const upgrades = {
    1: () => {
      throw new Error('no litres');
    },
  };
  expect(createKept(name, fresh, { version: 2, upgrades }).getState()).toEqual(fresh());
});

it('a property that is new since the state was stored has its first value', () => {
  stored.set(name, JSON.stringify({ state: { step: 'volume' }, version: 1 }));
  expect(createKept(name, fresh).getState()).toEqual({ step: 'volume', volume: 0 });
});

it('a field of another form or of another release has its first value, and the others stay (C21)', () => {
  const state = { step: 'gone', volume: 30, sent: 'none', asked: { step: 'market' }, later: {} };
  stored.set(name, JSON.stringify({ state, version: 1 }));
  type State = ReturnType<typeof fresh> & { readonly sent?: object; readonly asked?: object };
  const object = (kept: unknown) => (typeof kept === 'object' ? kept : undefined);
  const step = (kept: unknown) => (kept === 'gone' ? undefined : kept);
  const readers = { step, sent: object, asked: object };
  expect(createKept<State>(name, fresh, { readers }).getState()).toEqual({
    step: 'market',
    volume: 30,
    asked: { step: 'market' },
  });
});
