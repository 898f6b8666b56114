import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('makes a result once per key, also if it is undefined, and again after the cache was full', () => {
  const make = vi.fn(({ at }: { at: number }) => (at === 1 ? undefined : at * 10));
  const cached = memoize(make, ({ at }) => at, 2);
  const ask = (...asked: number[]) => asked.map((at) => cached({ at }));
  expect(ask(1, 1, 2, 2, 1)).toEqual([undefined, undefined, 20, 20, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(ask(3, 1, 3)).toEqual([30, undefined, 30]);
  expect(make).toHaveBeenCalledTimes(4);
});
