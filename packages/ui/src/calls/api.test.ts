import { afterEach, expect, it, vi } from 'vitest';
import { call } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

it('uses the method and path of the contract, fills in parameters and sends JSON (IP-02)', async () => {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ predictions: [] }));
  vi.stubGlobal('fetch', fetched);
  await call('list-product-groups', { params: { segment: 'road_salt' }, query: {} });
  await call('move-meeting', {
    params: { token: 'a/b' },
    body: { startsAt: '2026-01-01T09:00:00Z', timeZone: 'UTC' },
  });
  await call('search-places', { query: { query: 'Bad Ö', language: 'de' } });
  expect(fetched.mock.calls.map(([address, init]) => [init?.method, address, init?.body])).toEqual([
    ['GET', '/api/product-groups/road_salt', undefined],
    ['PUT', '/api/meetings/a%2Fb', '{"startsAt":"2026-01-01T09:00:00Z","timeZone":"UTC"}'],
    ['GET', '/api/places?query=Bad+%C3%96&language=de', undefined],
  ]);
});

it('a call without an answer fails after a minute, as without a network (threat 60)', async () => {
  vi.useFakeTimers();
  let request: AbortSignal | undefined;
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    request = signal;
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const failed = expect(
    call('list-product-groups', { params: { segment: 'road_salt' }, query: {} }),
  ).rejects.toMatchObject({ code: 'network' });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(request?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(request?.aborted).toBe(true);
  vi.useRealTimers();
});
