import { errorTable } from '@silowright/contract/errors';
import { ApiError } from '@silowright/ui/calls/api.ts';
import { describe, expect, it, vi } from 'vitest';
import { failureText, OfflineError, staffCall, statusText } from './staff-api.ts';

describe('staff calls', () => {
  it('use the method and path of the contract; a logo is sent as form data (PR-09, DR-05)', async () => {
    const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({}));
    vi.stubGlobal('fetch', fetched);
    const logo = new FormData();
    await staffCall('admin-get-prices', { params: { segment: 'road_salt' } });
    await staffCall('admin-list-dealers', { query: {} });
    await staffCall('admin-upload-logo', { params: { dealerId: 'a', hubSpotId: '9' }, body: logo });
    vi.unstubAllGlobals();
    expect(fetched.mock.calls.map(([address, init]) => [init?.method, address, init?.body])).toEqual([
      ['GET', '/api/admin/unit/prices/road_salt', undefined],
      ['GET', '/api/admin/dealer/list', undefined],
      ['POST', '/api/admin/dealer/logo/a/9', logo],
    ]);
  });

  it('fail with status and status text, or the network error text (DR-03, DR-04)', () => {
    expect(failureText(new ApiError('unavailable', 503, 'x'))).toBe('503: Service Unavailable');
    expect(failureText(new ApiError('network', 0, 'TypeError: Failed to fetch'))).toBe(
      'TypeError: Failed to fetch',
    );
  });

  it.each([
    ['a save without a network', 'POST', false, 'desk.offline-failed'],
    ['a page without a network', 'GET', false, 'desk.offline-page'],
    ['a save without an answer', 'POST', true, 'desk.no-answer'],
    ['a page without an answer', 'GET', true, 'TypeError: Failed to fetch'],
  ] as const)('%s fails in words (DR-04, DK-07)', async (_, method, onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const asked =
      method === 'GET'
        ? staffCall('admin-get-work', {})
        : staffCall('admin-confirm-clock', { body: { now: '2026-11-16T12:00:00.000Z' } });
    const error = await asked.catch((reason) => reason);
    expect(error.message).toBe(message);
    expect(error instanceof OfflineError).toBe(!onLine);
    vi.unstubAllGlobals();
  });

  it('have a text for every status of the API', () => {
    for (const { status } of Object.values(errorTable)) expect(statusText(status)).not.toBe('Unknown Status');
  });
});
