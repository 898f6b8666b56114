import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offersIn, queueOf, sendOffer } from '../configurator/testing/offers.ts';
import { sendAgain } from '../incoming/send-again.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import {
  backoffMs,
  leaseMs,
  type OutboxEvents,
  outboxLane,
  probeEveryMs,
} from '../platform/jobs/outbox-lane.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { capturingMailer } from '../platform/mail/mailer.ts';
import { smtpMailer } from '../platform/mail/smtp-mailer.ts';
import { blankPdfThreads } from '../platform/threads/testing/shared-threads.ts';
import { mailChannel } from './channels.ts';
import { type Mood, startMailServer, type TestMailServer } from './testing/mail-server.ts';

/** Short, but long enough for a busy machine. */
const impatient = { connectMs: 5000, silenceMs: 4000, messageMs: 15_000 };
const dayMs = 24 * 3_600_000;

describe.each(engines)('the outbox on $name', ({ name, open }) => {
  let app: TestApp;
  let server: TestMailServer;
  let now: number;
  let told: string[];
  const events: OutboxEvents = {
    sent: ({ recipient_role }) => told.push(`sent ${recipient_role}`),
    away: () => told.push('away'),
    postponed: ({ recipient_role }) => told.push(`postponed ${recipient_role}`),
    dead: ({ recipient_role }) => told.push(`dead ${recipient_role}`),
  };

  beforeEach(async () => {
    now = Date.parse('2026-11-15T10:00:00Z');
    told = [];
    app = await startTestApp({}, { store: await open(), nowMs: () => now, threads: blankPdfThreads });
    server = await startMailServer();
  });
  afterEach(async () => {
    await server.stop();
    await app.stop();
  });

  const lane = (owner = 'one') =>
    outboxLane({
      store: app.store,
      channel: mailChannel(app, smtpMailer(server.url, impatient)),
      owner,
      nowMs: () => now,
      expiryMs: () => now,
      events,
    });
  const useMoods = (...moods: Mood[]) => server.moods.splice(0, server.moods.length, ...moods);
  const states = async () => (await queueOf(app.store)).map(({ state }) => state).sort();

  it('sends the quotation to visitor, dealer and sales, each once (FN-08, DL-03)', async () => {
    await sendOffer(app.browser());
    await lane().drain();
    await lane().drain();
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
      'anna@farm.example',
      'sales@heidkamp.example',
      'sales@silowright.example',
    ]);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    const rows = await queueOf(app.store);
    expect(rows.every(({ raw }) => raw === null)).toBe(true);

    const toVisitor = server.received.find(({ to }) => to[0] === 'anna@farm.example')?.mail;
    expect(toVisitor?.subject).toContain('Q-2026-000001');
    const pdf = toVisitor?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    expect(pdf?.filename).toBe('Angebot Q-2026-000001.pdf');
    expect(
      Buffer.from(pdf?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const picture = toVisitor?.attachments.find(({ mimeType }) => mimeType === 'image/png');
    expect(toVisitor?.html).toContain(`cid:${picture?.contentId?.replace(/[<>]/g, '')}`);
    expect(toVisitor?.from?.address).toBe('quotations@silowright.example');

    const toDealer = server.received.find(({ to }) => to[0] === 'sales@heidkamp.example')?.mail;
    expect(toDealer?.replyTo?.[0]?.address).toBe('anna@farm.example');
  });

  it('backs off after a 451 and sends the same bytes later', async () => {
    await sendOffer(app.browser());
    useMoods('try-later', 'accept');
    await lane().drain();
    expect(told.filter((event) => event.startsWith('sent'))).toHaveLength(2);
    const [waiting] = (await queueOf(app.store)).filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject({ attempts: 1, not_before: now + backoffMs(0) });
    expect(waiting?.last_error).toContain('Greylisted');

    await lane().drain();
    expect(server.received).toHaveLength(3);
    now += backoffMs(0);
    await lane().drain();
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    const [first, , , again] = server.received;
    expect(again?.raw).toBe(first?.raw);
    expect(again?.mail.messageId).toMatch(/^<[0-9a-f-]{36}@silowright\.example>$/);
  });

  it('makes a 550 a dead letter at once, tells the operator, and staff can send it again (FN-02)', async () => {
    await sendOffer(app.browser());
    useMoods('refuse', 'accept');
    await lane().drain();
    const [dead] = (await queueOf(app.store)).filter(({ state }) => state === 'dead');
    expect(dead).toMatchObject({ attempts: 1 });
    expect(told).toContain(`dead ${dead?.recipient_role}`);

    await app.store.write((db) => sendAgain(db, dead?.id ?? '', 'staff@example.com', now));
    await lane().drain();
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });

  it('is shared by any number of processes: no mail is sent twice', async () => {
    const browser = app.browser();
    for (let count = 0; count < 4; count++) {
      await sendOffer(browser, { clientEmail: `reader${count}@farm.example` });
    }
    await Promise.all(['one', 'two', 'three', 'four'].map((owner) => lane(owner).drain()));
    expect(server.received).toHaveLength(12);
    expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(12);
  });

  it('takes over a mail from a dead process after the lease', async () => {
    await sendOffer(app.browser());
    await app.store.write((db) =>
      db
        .updateTable('outbox')
        .set({ state: 'sending', lease_owner: 'the dead', lease_until: now + leaseMs })
        .execute(),
    );
    await lane().drain();
    expect(server.received).toHaveLength(0);
    now += leaseMs + 1;
    await lane().drain();
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });

  // Who takes which mail, PostgreSQL decides differently; all else is the same on both engines.
  if (name === 'postgres') return;

  it('attaches the same files for all, rendered once (D9, QU-02, QU-07)', async () => {
    await sendOffer(app.browser());
    await lane().drain();
    const files = server.received.map(({ mail }) =>
      mail.attachments
        .filter(({ mimeType }) => mimeType === 'application/pdf')
        .map(({ content }) => Buffer.from(content as ArrayBuffer).toString('base64')),
    );
    // The quotation, its site sheet and the terms.
    expect(files.map((each) => each.length)).toEqual([3, 3, 3]);
    expect(new Set(files.flat()).size).toBe(3);
    const documents = await app.store.read((db) => db.selectFrom('documents').selectAll().execute());
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['quotation', 'site-sheet']);
  });

  it('gives up on 4xx after five days, not earlier', async () => {
    await sendOffer(app.browser());
    const start = now;
    // About forty attempts; the protocol is tested above, this tests the clock.
    const grumpy: Mailer = {
      captures: false,
      send: async () => ({ outcome: 'later', reason: '451', cause: '451' }),
    };
    const channel = mailChannel(app, grumpy);
    const tired = outboxLane({
      store: app.store,
      channel,
      owner: 'one',
      nowMs: () => now,
      expiryMs: () => now,
      events,
    });
    while ((await states()).includes('waiting')) {
      await tired.drain();
      const rows = await queueOf(app.store);
      const next = Math.min(...rows.map(({ not_before }) => not_before).filter((time) => time > now));
      if (!Number.isFinite(next)) break;
      now = next;
    }
    expect(await states()).toEqual(['dead', 'dead', 'dead']);
    expect(now - start).toBeGreaterThan(5 * dayMs - 5 * 3_600_000);
    expect(now - start).toBeLessThanOrEqual(5 * dayMs);
  });

  it('does not give up because of a clock jump: too few attempts (threat 57)', async () => {
    await sendOffer(app.browser());
    useMoods('try-later', 'accept');
    now += 400 * dayMs;
    await lane().drain();
    expect(await states()).toEqual(['sent', 'sent', 'waiting']);
    now += backoffMs(0);
    await lane().drain();
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });

  it('may repeat a mail whose acceptance was lost, with the same Message-ID (threat 56)', async () => {
    await sendOffer(app.browser());
    useMoods('hang-after-data', 'accept');
    await lane().drain();
    expect(told).toContain(
      `postponed ${(await queueOf(app.store)).find(({ state }) => state === 'waiting')?.recipient_role}`,
    );
    now += backoffMs(0);
    await lane().drain();
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    const byId = Map.groupBy(server.received, ({ mail }) => mail.messageId);
    expect([...byId.values()].map((repeats) => repeats.length).sort()).toEqual([1, 1, 2]);
  });

  it('waits as a whole while the server is away, without counting, and retries every 30 s', async () => {
    await sendOffer(app.browser());
    await server.stop();
    const keeper = lane();
    for (let probe = 0; probe < 20; probe++) {
      await keeper.drain();
      await keeper.drain();
      now += probeEveryMs;
    }
    // After ten minutes: one attempt every 30 seconds for the whole queue.
    expect(told).toEqual(Array(20).fill('away'));
    const rows = await queueOf(app.store);
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['waiting', 0]));

    await server.restart();
    await keeper.drain();
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });

  it('holds the fourth mail in an hour to one address, and tells sales (threat 14)', async () => {
    const browser = app.browser();
    const mails = [];
    for (let count = 0; count < 4; count++) {
      const { answer } = await sendOffer(browser, { projectName: `Project ${count}` });
      mails.push(answer.body.mail);
    }
    expect(mails).toEqual(['queued', 'queued', 'queued', 'held']);
    await lane().drain();
    const toVictim = server.received.filter(({ to }) => to[0] === 'anna@farm.example');
    expect(toVictim).toHaveLength(3);
    expect(await offersIn(app.store)).toHaveLength(4);
    const told = server.received.filter(({ mail }) => mail.text?.includes('is on hold'));
    expect(told.map(({ to }) => to[0])).toEqual(['sales@silowright.example']);

    now += 3_600_001;
    const { answer } = await sendOffer(browser, { projectName: 'an hour later' });
    expect(answer.body.mail).toBe('queued');
  });

  it('keeps captured mails readable', async () => {
    await sendOffer(app.browser());
    const channel = mailChannel(app, capturingMailer);
    await outboxLane({
      store: app.store,
      channel,
      owner: 'one',
      nowMs: () => now,
      expiryMs: () => now,
      events,
    }).drain();
    const rows = await queueOf(app.store);
    expect(rows.map(({ state, raw }) => [state, raw !== null])).toEqual(Array(3).fill(['sent', true]));
    const list = await app.app.server.inject('/dev/mailbox');
    expect(list.statusCode).toBe(200);
    const visitor = rows.find(({ recipient_role }) => recipient_role === 'visitor');
    const page = await app.app.server.inject(`/dev/mailbox/${visitor?.id}`);
    expect(page.body).toContain('Angebot Q-2026-000001.pdf');
    const body = await app.app.server.inject(`/dev/mailbox/${visitor?.id}/html`);
    expect(body.headers['content-security-policy']).toContain('sandbox');
    expect(body.body).toContain('data:image/png;base64,');
    expect(body.body).not.toContain('cid:');
    const file = await app.app.server.inject(`/dev/mailbox/${visitor?.id}/attachment/0`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
