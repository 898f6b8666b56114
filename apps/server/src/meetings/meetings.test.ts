import { createRecommendation } from '@silowright/contract/configurator';
import {
  bookMeeting,
  cancelMeeting,
  confirmMeeting,
  listMeetingSlots,
  moveMeeting,
  readMeeting,
} from '@silowright/contract/meetings';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findIncoming } from '../incoming/incoming.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { writeEvent } from '../mails/write-event.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { erasePerson } from '../privacy/store/privacy.ts';
import type { MeetingMail } from './meeting-mail.ts';

const person = {
  localeStr: 'de_DE',
  timeZone: 'America/New_York',
  clientEmail: 'mette@example.com',
  firstName: 'Mette',
  lastName: 'Holm',
  companyName: 'Mejeriet',
  phoneNumber: '+45 32 55 01 00',
  comments: 'Zwei Silos; nebeneinander',
};
const monday = '2026-01-12T08:00:00.000Z';
const tuesday = '2026-01-13T09:30:00.000Z';

describe.each(engines)('meetings on $name', ({ name, open }) => {
  let app: TestApp;
  let now = 0;
  beforeAll(async () => {
    app = await startTestApp(
      { SALES_EMAIL: 'sales@example.com', PUBLIC_URL: 'https://silos.example' },
      { store: await open(), nowMs: () => now },
    );
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    now = Date.parse('2026-01-11T20:00:00Z');
    await app.store.write(async (db) => {
      const tables = ['meetings', 'outbox', 'incoming', 'incoming_words', 'recipient_limits', 'source_uses'];
      for (const table of tables as readonly 'meetings'[]) await db.deleteFrom(table).execute();
    });
  });

  const book = (change: object = {}) =>
    app.browser().put(bookMeeting, { ...person, startsAt: monday, ...change });
  const confirm = (token: string) => app.browser().call(confirmMeeting, { params: { token } });
  /** Booked and confirmed by the link of the mail; the booking mails are removed. */
  const bookAndConfirm = async (change: object = {}) => {
    await book(change);
    const link = await token();
    await app.store.write((db) => db.deleteFrom('outbox').execute());
    await confirm(link);
    return link;
  };
  const slots = async () => (await app.browser().call(listMeetingSlots)).body.slots;
  const rows = () => app.store.read((db) => db.selectFrom('meetings').selectAll().execute());
  const mails = () =>
    app.store.read((db) =>
      db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('recipient_role', 'desc').execute(),
    );
  const token = async () => (JSON.parse((await mails())[0]!.payload) as MeetingMail).token;
  const read = async (message: Awaited<ReturnType<typeof mails>>[number]) =>
    PostalMime.parse(Buffer.from(await composeMail(message, app)));

  it('of two concurrent bookings of one slot, one succeeds (D23)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => book({ clientEmail: `person-${at}@example.com` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('slot-taken');
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('of two concurrent moves to one slot, one succeeds (D23)', async () => {
    const first = await bookAndConfirm();
    await app.store.write((db) => db.deleteFrom('outbox').execute());
    const second = await bookAndConfirm({
      startsAt: '2026-01-12T08:30:00Z',
      clientEmail: 'other@example.com',
    });
    const move = (each: string) =>
      app.browser().call(moveMeeting, {
        params: { token: each },
        body: { startsAt: tuesday, timeZone: 'Europe/Berlin' },
      });
    const answers = await Promise.all([move(first), move(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const starts = (await rows()).map(({ starts_at }) => new Date(starts_at).toISOString());
    expect(starts).toContain(tuesday);
    expect(new Set(starts).size).toBe(2);
  });

  // At the same time, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('a booking asks only the visitor to confirm it by a link (D11, threat 66, S3)', async () => {
    await book();
    const [asked, ...others] = await mails();
    expect(others).toEqual([]);
    expect([asked?.recipient, asked?.state]).toEqual(['mette@example.com', 'waiting']);
    const mail = await read(asked!);
    expect(mail.subject).toContain('Bitte bestätigen Sie Ihren Termin');
    expect(mail.text).toContain(`https://silos.example/meeting/${await token()}?language=de`);
    expect(mail.attachments).toEqual([]);
    const params = { token: await token() };
    expect((await app.browser().call(readMeeting, { params })).body).toMatchObject({
      state: 'unconfirmed',
      confirm_by: '2026-01-11T21:00:00.000Z',
    });
    const staff = await app.store.read((db) => findIncoming(db, 'meetings', asked!.meeting_id ?? ''));
    expect(staff?.subject).toBe('unconfirmed Zwei Silos; nebeneinander');
    const moved = { startsAt: tuesday, timeZone: 'Europe/Berlin' };
    const move = await app.browser().call(moveMeeting, { params, body: moved });
    expect(move.error.code).toBe('meeting-closed');
  });

  it('an unconfirmed booking frees its time after an hour (threat 66, S3)', async () => {
    await book();
    const link = await token();
    now += 3_600_000 - 1;
    expect(await slots()).not.toContain(monday);
    expect((await book({ clientEmail: 'next@example.com' })).error.code).toBe('slot-taken');
    now += 1;
    expect(await slots()).toContain(monday);
    expect((await app.browser().call(readMeeting, { params: { token: link } })).body.state).toBe('lapsed');
    expect((await book({ clientEmail: 'next@example.com' })).status).toBe(200);
    expect((await confirm(link)).error.code).toBe('slot-taken');
    expect(await slots()).not.toContain(monday);
  });

  it('a late confirmation takes the time if it is still free, and is idempotent (threat 66, S3)', async () => {
    await book();
    const link = await token();
    now += 2 * 3_600_000;
    expect((await confirm(link)).body).toMatchObject({ state: 'booked', confirm_by: null });
    expect((await confirm(link)).body.state).toBe('booked');
    expect(await slots()).not.toContain(monday);
    expect(await mails()).toHaveLength(3);
    now = Date.parse(monday);
    expect((await confirm(link)).error.code).toBe('meeting-closed');
  });

  it('an unconfirmed booking is cancelled without a mail (D11)', async () => {
    await book();
    const params = { token: await token() };
    expect((await app.browser().call(cancelMeeting, { params })).body.state).toBe('cancelled');
    expect(await mails()).toHaveLength(1);
    expect(await slots()).toContain(monday);
    expect((await confirm(params.token)).error.code).toBe('meeting-closed');
  });

  it('a confirmed booking takes its time from the list, and both sides get an invitation (D11, D23)', async () => {
    expect(await slots()).toContain(monday);
    const answer = await book();
    expect(answer.body).toEqual({
      ok: true,
      starts_at: monday,
      ends_at: '2026-01-12T08:30:00.000Z',
      confirm_by: '2026-01-11T21:00:00.000Z',
      mail: 'queued',
    });
    expect(await slots()).not.toContain(monday);
    await confirm(await token());
    expect(await slots()).not.toContain(monday);
    const queued = (await mails()).filter(({ payload }) => !payload.includes('"confirm"'));
    expect(queued.map(({ recipient, recipient_role, state }) => [recipient_role, recipient, state])).toEqual([
      ['visitor', 'mette@example.com', 'waiting'],
      ['sales', 'sales@example.com', 'waiting'],
    ]);
    const [toVisitor, toSales] = [await read(queued[0]!), await read(queued[1]!)];
    // Nine in Amsterdam is three at night in New York; sales get their own time.
    expect(toVisitor.text).toContain('03:00–03:30');
    expect(toVisitor.text).toContain('America/New York');
    expect(toVisitor.text).toContain(`https://silos.example/meeting/${await token()}?language=de`);
    expect(toSales.text).toContain('09:00–09:30');
    expect(toSales.text).toContain('Zwei Silos; nebeneinander');
    expect(toSales.text).not.toContain(await token());
    expect(toSales.replyTo?.[0]?.address).toBe('mette@example.com');
    for (const mail of [toVisitor, toSales]) {
      const [file] = mail.attachments;
      expect(file).toMatchObject({ filename: 'invitation.ics', mimeType: 'text/calendar' });
      const text = new TextDecoder().decode(file!.content as ArrayBuffer);
      expect(text).toContain('METHOD:REQUEST');
      expect(text).toContain('DTSTART:20260112T080000Z');
    }
    expect(new TextDecoder().decode(toSales.attachments[0]!.content as ArrayBuffer)).not.toContain(
      '/meeting/',
    );
  });

  it('the same booking again is the same meeting (D23)', async () => {
    await book();
    expect((await book()).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['in the past', '2026-01-09T08:00:00Z'],
    ['on a Sunday', '2026-01-18T08:00:00Z'],
    ['before nine', '2026-01-12T07:30:00Z'],
    ['at five', '2026-01-12T16:00:00Z'],
    ['between slots', '2026-01-12T08:10:00Z'],
    ['after 14 days', '2026-01-26T08:00:00Z'],
  ])('rejects a time %s (D23)', async (_, startsAt) => {
    expect((await book({ startsAt })).error.code).toBe('slot-taken');
    expect(await rows()).toEqual([]);
  });

  it.each([
    [{ clientEmail: 'a@example.com, b@example.com' }, 'clientEmail'],
    [{ lastName: '' }, 'lastName'],
    [{ firstName: 'Mette\r\nBcc: x@example.com' }, 'firstName'],
    [{ phoneNumber: 'call me' }, 'phoneNumber'],
    [{ startsAt: 'tomorrow' }, 'startsAt'],
    [{ timeZone: 'Middle/Earth' }, 'timeZone'],
  ])('rejects %o (threats 18, 19, 20)', async (change, path) => {
    const { status, error } = await book(change);
    expect(status).toBe(400);
    expect(error.errors.map((wrong) => wrong.path)).toContain(path);
  });

  it('the link moves it: the old time is free, both sides are notified, staff see it (D11, D14)', async () => {
    const params = { token: await bookAndConfirm() };
    const id = (await rows())[0]!.id;
    now += 1000;
    const answer = await app
      .browser()
      .call(moveMeeting, { params, body: { startsAt: tuesday, timeZone: 'Europe/Berlin' } });
    expect(answer.body).toEqual({
      state: 'booked',
      starts_at: tuesday,
      ends_at: '2026-01-13T10:00:00.000Z',
      confirm_by: null,
    });
    const free = await slots();
    expect([free.includes(monday), free.includes(tuesday)]).toEqual([true, false]);
    const last = (await mails()).slice(2);
    expect(last.map(({ recipient_role }) => recipient_role)).toEqual(['visitor', 'sales']);
    const mail = await read(last[0]!);
    expect(mail.text).toContain('10:30–11:00');
    expect(new TextDecoder().decode(mail.attachments[0]!.content as ArrayBuffer)).toContain('SEQUENCE:1');
    const staff = await app.store.read((db) => findIncoming(db, 'meetings', id));
    expect(staff).toMatchObject({ title: '2026-01-13 10:30', email: person.clientEmail, handled: 0 });
  });

  it('the link cancels it, once: the time is free, calendars are updated (D11)', async () => {
    const params = { token: await bookAndConfirm() };
    now += 1000;
    const cancel = () => app.browser().call(cancelMeeting, { params });
    expect((await cancel()).body.state).toBe('cancelled');
    expect((await cancel()).body.state).toBe('cancelled');
    expect(await slots()).toContain(monday);
    const all = await mails();
    expect(all).toHaveLength(4);
    const mail = await read(all[2]!);
    expect(mail.text).not.toContain('/meeting/');
    expect(new TextDecoder().decode(mail.attachments[0]!.content as ArrayBuffer)).toContain('METHOD:CANCEL');
    expect((await app.browser().call(readMeeting, { params })).body.state).toBe('cancelled');
    const staff = await app.store.read((db) => findIncoming(db, 'meetings', all[2]!.meeting_id ?? ''));
    expect(staff?.subject).toBe('cancelled Zwei Silos; nebeneinander');
    const moved = await app
      .browser()
      .call(moveMeeting, { params, body: { startsAt: tuesday, timeZone: 'Europe/Berlin' } });
    expect(moved.error.code).toBe('meeting-closed');
    expect((await book({ clientEmail: 'next@example.com' })).status).toBe(200);
  });

  it('a meeting that has started is over (D11)', async () => {
    const params = { token: await bookAndConfirm() };
    now = Date.parse(monday);
    expect((await app.browser().call(readMeeting, { params })).body.state).toBe('past');
    expect((await app.browser().call(cancelMeeting, { params })).error.code).toBe('meeting-closed');
  });

  it.each(['x', 'A'.repeat(22), '../slots'])('the link %s returns 404', async (wrong) => {
    await book();
    const params = { token: wrong };
    expect((await app.browser().call(readMeeting, { params })).status).toBe(404);
    expect((await app.browser().call(cancelMeeting, { params })).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('a fourth booking within an hour holds the visitor’s mail, not the meeting (threat 14)', async () => {
    const times = ['08:00', '08:30', '09:00', '09:30'].map((time) => `2026-01-12T${time}:00Z`);
    const answers = [];
    for (const startsAt of times) answers.push((await book({ startsAt })).body.mail);
    expect(answers).toEqual(['queued', 'queued', 'queued', 'held']);
    expect(await rows()).toHaveLength(4);
  });

  it('is erased with the person, and its time is free again (D14)', async () => {
    await bookAndConfirm();
    const { erased } = await app.store.write((db) => erasePerson(db, 'Mette@Example.com'));
    expect(erased).toMatchObject({ meetings: 1, mails: 2 });
    expect(await slots()).toContain(monday);
  });

  it('is reported to other systems without the visitor’s link (D16)', async () => {
    const listening = await startTestApp(
      { WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 'x'.repeat(32) },
      { store: await open(), nowMs: () => now },
    );
    await listening.browser().put(bookMeeting, { ...person, startsAt: monday });
    const [asked] = await listening.store.read((db) => db.selectFrom('outbox').selectAll().execute());
    const params = { token: (JSON.parse(asked!.payload) as MeetingMail).token };
    await listening.browser().call(confirmMeeting, { params });
    const calls = await listening.store.read((db) =>
      db.selectFrom('outbox').selectAll().where('kind', '=', 'webhook').execute(),
    );
    expect(calls).toHaveLength(1);
    expect(calls[0]!.payload).not.toContain('token');
    expect(await writeEvent(calls[0]!, listening)).toMatchObject({
      event: 'meeting.booked',
      contact: { email: person.clientEmail, company: person.companyName },
      meeting: { starts_at: monday, comments: person.comments },
    });
    await listening.stop();
  });

  it('is linked to the visitor’s own configuration only (D3)', async () => {
    const browser = app.browser();
    const id = newId();
    await browser.put(createRecommendation, {
      id,
      localeStr: 'en_GB',
      segment: 'other_industries',
      productName: 'Sand',
      substance: 'solid',
      volumePerUnit: 20,
      amountOfUnits: 1,
      recommendationShown: 'basic',
    });
    await browser.put(bookMeeting, { ...person, startsAt: monday, id });
    await app.browser().put(bookMeeting, { ...person, startsAt: tuesday, id });
    const linked = (await rows()).toSorted((a, b) => a.starts_at - b.starts_at);
    expect(linked.map(({ configuration_id }) => configuration_id)).toEqual([id, null]);
  });
});
