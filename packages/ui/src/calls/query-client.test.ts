import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { callQuery } from './use-call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  queryClient.clear();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Like a screen: shows what there is, asks, and shows what it got. */
async function visit<Data>(query: { readonly queryKey: readonly unknown[]; readonly queryFn: () => Data }) {
  const seen: unknown[] = [];
  const observer = new QueryObserver(queryClient, query);
  const leave = observer.subscribe(({ data, status }) => seen.push(data ?? status));
  const { data, status } = observer.getCurrentResult();
  seen.unshift(data ?? status);
  await settle();
  leave();
  return [seen[0], seen.at(-1)];
}

it('data is fresh for 10 s and shown while older data is loaded again (PR-08)', async () => {
  const load = vi.fn(async () => load.mock.calls.length);
  const query = { queryKey: ['fresh'], queryFn: load };
  expect(await visit(query)).toEqual(['pending', 1]);
  await vi.advanceTimersByTimeAsync(9_998);
  expect(await visit(query)).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2);
  expect(await visit(query)).toEqual([1, 2]);
});

it('an error is shown at once, without retry, on focus or without a network, and the next page asks again (PR-08)', async () => {
  onlineManager.setOnline(false);
  const load = vi.fn(() => Promise.reject(new Error('no network')));
  const query = { queryKey: ['error'], queryFn: load };
  const observer = new QueryObserver(queryClient, query);
  const leave = observer.subscribe(() => {});
  await settle();
  expect(observer.getCurrentResult().status).toBe('error');
  await vi.advanceTimersByTimeAsync(60_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await settle();
  expect(load).toHaveBeenCalledOnce();
  leave();
  expect(await visit(query)).toEqual(['pending', 'error']);
  expect(load).toHaveBeenCalledTimes(2);
});

it('what could not be loaded is asked for again when there is a network again (PR-08)', async () => {
  onlineManager.setOnline(false);
  const load = vi.fn(async () => 'data').mockRejectedValueOnce(new Error('no network'));
  const observer = new QueryObserver(queryClient, { queryKey: ['online'], queryFn: load });
  const leave = observer.subscribe(() => {});
  await settle();
  onlineManager.setOnline(true);
  await settle();
  expect(observer.getCurrentResult().data).toBe('data');
  leave();
});

it('one input, another, and the first again: a list is read once (PR-08)', async () => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  for (const segment of ['agricultural', 'road_salt', 'agricultural'])
    await queryClient.prefetchQuery(callQuery('list-product-groups', { params: { segment }, query: {} }));
  expect(fetched).toHaveBeenCalledTimes(2);
});
