import { call } from '@silowright/ui/calls/api.ts';
import { serverNow } from '@silowright/ui/calls/server-clock.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberSent } from './asked-offer.ts';
import { resetSession } from './session-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  resetSession();
});

it('dates follow the server, not a wrong clock of the device; an answer from a cache says nothing', async () => {
  const wrong = Date.parse('2019-01-05T10:00:00Z');
  vi.useFakeTimers({ now: wrong });
  const answerAt = (date: string) =>
    vi.stubGlobal('fetch', async () => Response.json({}, { headers: { Date: date } }));
  const write = () =>
    call('move-meeting', {
      params: { token: 'a' },
      body: { startsAt: '2026-01-01T09:00:00Z', timeZone: 'UTC' },
    });
  try {
    answerAt('Wed, 18 Nov 2026 10:00:00 GMT');
    await call('list-product-groups', { params: { segment: 'road_salt' }, query: {} });
    expect(serverNow()).toBe(wrong);
    await write();
    vi.advanceTimersByTime(60_000);
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-18T10:01:00.000Z');
    const asked = { step: 'finalized', values: { id: 'abcd-0123-efgh' }, configuration: {} } as const;
    const answer = { ok: true, quotation_number: 'Q-2026-000123', mail: 'queued' } as const;
    expect(rememberSent(asked, answer).sentAt).toBe('2026-11-18T10:01:00.000Z');
    answerAt('');
    await write();
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-18T10:01:00.000Z');
  } finally {
    vi.useRealTimers();
  }
});
