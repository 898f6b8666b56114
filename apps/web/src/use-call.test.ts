import { afterEach, expect, it, vi } from 'vitest';
import { type CallInput, type CallName, call } from './api.ts';
import { callKey, freshMsOf } from './use-call.ts';
import { watchLoaded } from './use-loaded.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const values = {
  id: 'abcd-0123-efgh',
  localeStr: 'en_GB',
  segment: 'agricultural',
  amountOfUnits: 1,
} as const;

/** Like a screen: asks while mounted, then unmounts. */
async function show<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<void> {
  const answered = vi.fn();
  const load = async (signal: AbortSignal) => {
    const answer = await call(name, input, signal);
    answered();
    return answer;
  };
  const leave = watchLoaded(callKey(name, input), load, freshMsOf(name), () => {});
  await new Promise((resolve) => setTimeout(resolve, 5));
  leave();
}

it.each([
  [
    'a list is read once',
    2,
    ['agricultural', 'road_salt'].map(
      (segment) => () => show('list-product-groups', { params: { segment }, query: {} }),
    ),
  ],
  [
    'a recommendation is requested every time, so that the server has the shown values',
    3,
    [30, 60].map(
      (volumePerUnit) => () => show('create-recommendation', { body: { ...values, volumePerUnit } }),
    ),
  ],
])('one input, another, and the first again: %s (PR-08, RM-09)', async (_, asked, [first, second]) => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  for (const visit of [first!, second!, first!]) await visit();
  expect(fetched).toHaveBeenCalledTimes(asked);
});
