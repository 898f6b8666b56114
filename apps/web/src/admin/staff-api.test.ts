import { adminEndpoints } from '@silowright/contract/admin-endpoints';
import { errorTable } from '@silowright/contract/errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api.ts';
import { queryClient } from '../session/use-call.ts';
import { failureText, staffCalls } from './staff-api.ts';
import { statusText } from './status-text.ts';

describe('staff calls', () => {
  it.each(Object.entries(staffCalls))(
    '%s has the method and path of the contract (PR-09, DR-05)',
    (name, [method, path]) => {
      const endpoint = adminEndpoints.find((candidate) => candidate.name === name);
      expect([endpoint?.method, endpoint?.path]).toEqual([method, path]);
    },
  );

  it('cover the whole contract', () => {
    expect(Object.keys(staffCalls).toSorted()).toEqual(adminEndpoints.map(({ name }) => name).toSorted());
  });

  it('are fresh for 10 s, without retry and without refetch on focus (PR-08)', () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      staleTime: 10_000,
      retry: false,
      refetchOnWindowFocus: false,
    });
  });

  it('fail with status and status text, or the network error text (DR-03, DR-04)', () => {
    expect(failureText(new ApiError('unavailable', 503, 'x'))).toBe('503: Service Unavailable');
    expect(failureText(new ApiError('network', 0, 'TypeError: Failed to fetch'))).toBe(
      'TypeError: Failed to fetch',
    );
  });

  it('have a text for every status of the API', () => {
    for (const { status } of Object.values(errorTable)) expect(statusText(status)).not.toBe('Unknown Status');
  });
});
