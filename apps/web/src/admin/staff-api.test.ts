import { adminEndpoints } from '@silowright/contract/admin-endpoints';
import { errorTable } from '@silowright/contract/errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api.ts';
import { queryClient } from '../session/use-call.ts';
import { failureText, staffCalls } from './staff-api.ts';
import { statusText } from './status-text.ts';

describe('calls of staff', () => {
  it.each(Object.entries(staffCalls))(
    '%s goes where the contract says (PR-09, DR-05)',
    (name, [method, path]) => {
      const endpoint = adminEndpoints.find((candidate) => candidate.name === name);
      expect([endpoint?.method, endpoint?.path]).toEqual([method, path]);
    },
  );

  it('are all of the contract', () => {
    expect(Object.keys(staffCalls).toSorted()).toEqual(adminEndpoints.map(({ name }) => name).toSorted());
  });

  it('stay fresh for 10 s, are not retried and not asked again on focus (PR-08)', () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      staleTime: 10_000,
      retry: false,
      refetchOnWindowFocus: false,
    });
  });

  it('fail with status and status text, or the text of the network (DR-03, DR-04)', () => {
    expect(failureText(new ApiError('unavailable', 503, 'x'))).toBe('503: Service Unavailable');
    expect(failureText(new ApiError('network', 0, 'TypeError: Failed to fetch'))).toBe(
      'TypeError: Failed to fetch',
    );
  });

  it('have a text for every status the API speaks', () => {
    for (const { status } of Object.values(errorTable)) expect(statusText(status)).not.toBe('Unknown Status');
  });
});
