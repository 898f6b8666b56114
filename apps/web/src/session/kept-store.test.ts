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
  ['of another version', JSON.stringify({ state: { volume: 30 }, version: 0 })],
  ['of no version', JSON.stringify({ volume: 30 })],
  ['that is null', 'null'],
  ['that is cut off', '{"state":{"vol'],
])('a stored state %s is discarded', (_, text) => {
  stored.set(name, text);
  expect(createKept(name, fresh).getState()).toEqual(fresh());
});

it('a property that is new since the state was stored has its first value', () => {
  stored.set(name, JSON.stringify({ state: { step: 'volume' }, version: 1 }));
  expect(createKept(name, fresh).getState()).toEqual({ step: 'volume', volume: 0 });
});

it('a field of another form has its first value, and the others stay (C21)', () => {
  const state = { step: 7, volume: 30, sentOffer: 'none', asked: { step: 'overview' } };
  stored.set(name, JSON.stringify({ state, version: 1 }));
  expect(createKept(name, fresh).getState()).toEqual({
    step: 'market',
    volume: 30,
    asked: { step: 'overview' },
  });
});
