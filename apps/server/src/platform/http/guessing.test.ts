import { bookMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offersIn, queueOf, sendOffer } from '../../configurator/testing/offers.ts';
import { limits, RateLimiter } from './rate-limit.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { newId } from './testing/test-client.ts';

/** 12 characters out of 33. */
const possibleIds = 33 ** 12;

describe('an attacker who guesses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMIT: 'on' });
  });
  afterAll(() => app.stop());

  it('gets no more attempts than the limit in any period, however they are spread (threat 6)', () => {
    const pause = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 9_000_000 }));
    fc.assert(
      fc.property(fc.array(pause, { minLength: 20, maxLength: 120, size: 'max' }), (pauses) => {
        let nowMs = 0;
        const limiter = new RateLimiter(() => nowMs);
        const allowedAt: number[] = [];
        for (const waitMs of pauses) {
          nowMs += waitMs;
          try {
            limiter.take('booking', '192.0.2.1');
            allowedAt.push(nowMs);
          } catch {}
        }
        const { burst, perSecond } = limits.booking;
        for (const [from, fromMs] of allowedAt.entries()) {
          for (const [more, toMs] of allowedAt.slice(from).entries()) {
            expect(more + 1).toBeLessThanOrEqual(burst + ((toMs - fromMs) / 1000) * perSecond + 1e-6);
          }
        }
      }),
      { seed: 3 },
    );
  });

  it('finds none of 100,000 configurations in a thousand years from one address (threat 6)', () => {
    const guesses = 1000 * 365 * 86_400 * limits.read.perSecond;
    expect((guesses * 100_000) / possibleIds).toBeLessThan(0.1);
  });

  it('gets 429, and before that the same answer for every foreign id (threat 6)', async () => {
    const seen = new Set<string>();
    for (let guess = 0; guess <= limits.read.burst * 5; guess += 1) {
      const url = `/api/signing/${newId()}`;
      const { statusCode, body, headers } = await app.app.server.inject({
        url,
        remoteAddress: '203.0.113.66',
      });
      seen.add(`${statusCode} ${body} ${headers['retry-after'] ?? ''}`.replace(/\d+ $/, ''));
      if (statusCode === 429) break;
    }
    expect([...seen].map((answer) => answer.slice(0, 3))).toEqual(['404', '429']);
  });

  it('has 128 bits to guess for a link, and the rows of offers and meetings contain only hashes (threat 7)', async () => {
    const browser = app.browser();
    await sendOffer(browser);
    const { slots } = (await browser.call(listMeetingSlots)).body;
    await browser.put(bookMeeting, {
      localeStr: 'de_DE',
      timeZone: 'Europe/Berlin',
      startsAt: slots[0] ?? '',
      clientEmail: 'anna@farm.example',
      lastName: 'Müller',
    });
    const tokens = (await queueOf(app.store)).flatMap(({ payload }) =>
      Object.entries(JSON.parse(payload) as Record<string, unknown>).flatMap(([name, value]) =>
        /token/i.test(name) ? [String(value)] : [],
      ),
    );
    const distinct = [...new Set(tokens)];
    expect(distinct.length).toBe(3);
    const meetings = await app.store.read((db) => db.selectFrom('meetings').selectAll().execute());
    const rows = JSON.stringify([await offersIn(app.store), meetings]);
    for (const token of distinct) {
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(rows).not.toContain(token);
    }
  });
});
