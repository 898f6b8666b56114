import { createLead } from '@silowright/contract/leads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../platform/db/testing/engines.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { maxSingleMails } from '../platform/jobs/digests.ts';
import { outboxLane } from '../platform/jobs/outbox-lane.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { erasePerson } from '../privacy/store/privacy.ts';
import { mailChannel } from './channels.ts';

const minuteMs = 60_000;

describe.each(engines)('many concurrent requests on $name', ({ name, open }) => {
  let app: TestApp;
  let now: number;
  let sent: { readonly to: string; readonly text: string }[];
  beforeEach(async () => {
    now = Date.parse('2026-11-15T10:00:00Z');
    sent = [];
    app = await startTestApp(
      { RATE_LIMIT: 'on', SALES_EMAIL: 'sales@example.com' },
      { store: await open(), nowMs: () => now },
    );
  });
  afterEach(() => app.stop());

  const mailer: Mailer = {
    captures: false,
    send: async ({ to, raw }) => {
      sent.push({ to, text: Buffer.from(raw).toString() });
      return { outcome: 'accepted' };
    },
  };
  const drain = (owner = 'one') => {
    const events = { sent() {}, away() {}, postponed() {}, dead() {} };
    const channel = mailChannel(app, mailer);
    return outboxLane({
      store: app.store,
      channel,
      owner,
      nowMs: () => now,
      expiryMs: () => now,
      events,
    }).drain();
  };
  let named = 0;
  /** Each from a separate source. */
  const leads = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const n = named++;
      const answer = await app.app.server.inject({
        method: 'PUT',
        url: `/api${createLead.path}`,
        remoteAddress: `198.51.${n % 200}.7`,
        payload: {
          id: newId(),
          localeStr: 'nl_NL',
          clientEmail: `n${n}@x.example`,
          company: `Hof ${n}`,
          lastName: `Person-${n}`,
          volume: 4,
          segment: 'food_and_feed',
        },
      });
      expect(answer.statusCode).toBe(200);
    }
  };
  const toSales = () => sent.filter(({ to }) => to === 'sales@example.com');

  it('reach sales as 20 mails and a digest that lists the others once (threat 66, S3)', async () => {
    named = 0;
    await leads(45);
    await Promise.all([drain('one'), drain('two')]);
    expect(toSales().length).toBeLessThanOrEqual(maxSingleMails);
    expect(toSales().length).toBeGreaterThanOrEqual(maxSingleMails - 1);
    expect(sent.length - toSales().length).toBe(45);
    now += 9 * minuteMs;
    await leads(2);
    await drain();
    now += minuteMs;
    await drain();
    const mails = toSales();
    const digest = mails.at(-1)?.text ?? '';
    expect(digest).toContain('new requests');
    expect(digest.replace(/=\r\n/g, '')).toMatch(/ =C2=B7 Food =C2=B7 4 m=C2=B3\r?\n/);
    expect(digest).not.toContain('food_and_feed');
    for (let n = 0; n < 47; n++) {
      const naming = mails.filter(({ text }) =>
        new RegExp(`Person-${n}\\b`).test(text.replace(/=\r\n/g, '')),
      );
      expect(naming, `Person-${n}`).toHaveLength(1);
    }
    const states = await app.store.read((db) => db.selectFrom('outbox').select('state').execute());
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['sent', 'listed']));
    // After a quiet hour, mails are sent separately again.
    now += 60 * minuteMs;
    await leads(1);
    await drain();
    expect(toSales().at(-1)?.text).not.toContain('new request');
  });

  // At the same time, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('do not restore an erased person in a digest (threats 62, 66)', async () => {
    named = 100;
    await leads(23);
    await drain();
    await app.store.write((db) => erasePerson(db, 'n122@x.example'));
    now += 10 * minuteMs;
    await drain();
    const digest = toSales().at(-1)?.text ?? '';
    expect(digest).toContain('new requests');
    expect(digest).not.toContain('Person-122');
  });

  it('do not hide a question of a colleague in a digest', async () => {
    named = 200;
    await leads(maxSingleMails);
    await drain();
    const asked = {
      offerId: newId(),
      number: 'Q-2026-000001-2',
      author: 'Sam',
      percent: 12,
      totalCents: 100_00,
      currency: 'EUR',
      why: 'A second tank.',
    };
    const question = { kind: 'approval-asked', recipient: 'sales@example.com', payload: asked } as const;
    await app.store.write((db) =>
      queueMessage(db, { ...question, recipientRole: 'sales', state: 'waiting' }, now),
    );
    await drain();
    expect(toSales().at(-1)?.text).toContain('Subject: Approval requested');
  });
});
