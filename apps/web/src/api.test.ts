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
