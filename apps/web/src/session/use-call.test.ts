import { expect, it } from 'vitest';
import { queryClient } from './use-call.ts';

it('data stays fresh for 10 s, is not retried and not fetched again on focus (PR-08)', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 10_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
});
