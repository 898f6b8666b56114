import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultFreshMs, reload, setLoaded, stateOf, watchLoaded } from './use-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let keys = 0;
const nothing = () => {};
const settle = () => vi.advanceTimersByTimeAsync(0);

it('data is fresh for 10 s and shown while older data is loaded again, without retry (PR-08)', async () => {
  const key = `fresh-${keys++}`;
  const load = vi.fn(async () => load.mock.calls.length);
  const visit = async () => {
    const leave = watchLoaded(key, load, defaultFreshMs, nothing);
    const { data } = stateOf(key);
    await settle();
    leave();
    return [data, stateOf(key).data];
  };
  expect(await visit()).toEqual([undefined, 1]);
  vi.advanceTimersByTime(9_999);
  expect(await visit()).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  expect(await visit()).toEqual([1, 2]);
  vi.advanceTimersByTime(5 * 60_000);
  expect(await visit()).toEqual([undefined, 3]);
});

it('pages with one key share one request; the request is aborted when the last page leaves', async () => {
  const key = `shared-${keys++}`;
  const signals: AbortSignal[] = [];
  const load = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  };
  const leaves = [1, 2].map(() => watchLoaded(key, load, defaultFreshMs, nothing.bind(null)));
  expect(signals).toHaveLength(1);
  leaves[0]!();
  expect(signals[0]!.aborted).toBe(false);
  leaves[1]!();
  expect(signals[0]!.aborted).toBe(true);
  expect(stateOf(key)).toMatchObject({ isPending: true, isFetching: false });
});

it('an error is shown at once; a retry waits again, and a failed refetch keeps the earlier data', async () => {
  const key = `error-${keys++}`;
  const answers = [Promise.reject('first'), Promise.resolve('data'), Promise.reject('third')];
  for (const answer of answers) answer.catch(nothing);
  const seen: unknown[] = [];
  const leave = watchLoaded(
    key,
    () => answers.shift()!,
    defaultFreshMs,
    () => {
      const { data, error, isPending, isFetching } = stateOf(key);
      seen.push([isPending, isFetching, data, error]);
    },
  );
  await settle();
  await reload(key);
  await reload(key);
  leave();
  expect(seen).toEqual([
    [true, true, undefined, undefined],
    [false, false, undefined, 'first'],
    [true, true, undefined, undefined],
    [false, false, 'data', undefined],
    [false, true, 'data', undefined],
    [false, false, 'data', 'third'],
  ]);
});

it('an answer that arrives after newer data is dropped', async () => {
  const key = `late-${keys++}`;
  const answer = Promise.withResolvers<string>();
  const leave = watchLoaded(key, () => answer.promise, defaultFreshMs, nothing);
  setLoaded(key, 'newer');
  answer.resolve('older');
  await settle();
  expect(stateOf(key).data).toBe('newer');
  leave();
});
