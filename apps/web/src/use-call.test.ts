import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { callOptions, queryClient } from './use-call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('data is fresh for 10 s, without retry and without refetch on focus (PR-08)', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 10_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
});

const values = {
  id: 'abcd-0123-efgh',
  localeStr: 'en_GB',
  segment: 'agricultural',
  amountOfUnits: 1,
} as const;

/** Like a screen: queries while mounted, then unmounts. */
async function show(options: object): Promise<void> {
  const observer = new QueryObserver(queryClient, options as ReturnType<typeof callOptions>);
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  leave();
  // Garbage collection is asynchronous.
  await new Promise((resolve) => setTimeout(resolve, 5));
}

it.each([
  [
    'a list is read once',
    2,
    ['agricultural', 'road_salt'].map((segment) =>
      callOptions('list-product-groups', { params: { segment }, query: {} }),
    ),
  ],
  [
    'a recommendation is requested every time, so that the server has the shown values',
    3,
    [30, 60].map((volumePerUnit) =>
      callOptions('create-recommendation', { body: { ...values, volumePerUnit } }),
    ),
  ],
])('one input, another, and the first again: %s (PR-08, RM-09)', async (_, asked, [first, second]) => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  for (const options of [first, second, first]) await show(options!);
  expect(fetched).toHaveBeenCalledTimes(asked);
});
