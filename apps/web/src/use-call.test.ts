import { afterEach, expect, it, vi } from 'vitest';
import { type CallInput, type CallName, call } from './api.ts';
import { callKey } from './use-call.ts';
import { defaultFreshMs, watchLoaded } from './use-loaded.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Like a screen: asks while mounted, then unmounts. */
async function show<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<void> {
  const load = (signal: AbortSignal) => call<Name>(name, input, signal);
  const leave = watchLoaded(callKey<Name>(name, input), load, defaultFreshMs, () => {});
  await new Promise((resolve) => setTimeout(resolve, 5));
  leave();
}

it('one input, another, and the first again: a list is read once (PR-08)', async () => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  for (const segment of ['agricultural', 'road_salt', 'agricultural'])
    await show('list-product-groups', { params: { segment }, query: {} });
  expect(fetched).toHaveBeenCalledTimes(2);
});
