import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db/store.ts';
import { engines } from '../db/testing/engines.ts';
import { mayMail } from './recipient-limits.ts';
import { sourceOf } from './source.ts';
import { extendBooking, forgetBookings, forgetOldUses, SourceUses } from './source-uses.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-11-15T10:00:00Z');

describe.each(engines)('shares of sources on $name', ({ open }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  let named = 0;
  /** One mail to a new address each time, so that only the source's limit applies. */
  const mail = (address: string, atMs = start) =>
    store.write((db) => mayMail(db, `n${named++}@x.example`, atMs, sourceOf(address)));
  const mails = async (times: number, address: (at: number) => string, atMs = start) => {
    let gone = 0;
    for (let at = 0; at < times; at++) if (await mail(address(at), atMs)) gone += 1;
    return gone;
  };

  it('are a twentieth of the mails of an hour for an address (threat 66, S3)', async () => {
    expect(await mails(30, () => '192.0.2.1')).toBe(25);
    expect(await mail('192.0.2.2')).toBe(true);
    expect(await mail('192.0.2.1', start + hourMs - 1)).toBe(false);
    expect(await mail('192.0.2.1', start + hourMs)).toBe(true);
  });

  it.each([
    ['/64', (at: number) => `2001:db8:1:2::${at + 1}`, 15],
    ['/56', (at: number) => `2001:db8:1:2${(at % 16).toString(16)}::1`, 20],
    ['/48', (at: number) => `2001:db8:1:${(at % 16).toString(16)}00::1`, 25],
  ])('apply to a %s of IPv6, whatever addresses it uses (threat 66, S3)', async (_, address, share) => {
    expect(await mails(30, address)).toBe(share);
    expect(await mail('2001:db8:2::1')).toBe(true);
  });

  it('apply to concurrent requests (threat 66, S3)', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => mail('192.0.2.1')));
    expect(answers.filter(Boolean)).toHaveLength(25);
  });

  it('do not count mails that were held for their recipient (threat 66)', async () => {
    const source = sourceOf('192.0.2.1');
    const toOne = () => store.write((db) => mayMail(db, 'one@x.example', start, source));
    for (let at = 0; at < 20; at++) await toOne();
    expect(await mails(30, () => '192.0.2.1')).toBe(22);
  });

  it('of bookings last as long as the booking (threat 66, S3)', async () => {
    const source = sourceOf('192.0.2.1');
    const ask = { kind: 'booking', total: 40 } as const;
    const wait = (atMs: number) =>
      store.read(async (db) => (await SourceUses.of(db, source, atMs)).waitOf(source, ask));
    const book = (meetingId: string, untilMs: number) =>
      store.write(async (db) => {
        const uses = await SourceUses.of(db, source, start);
        uses.add(source, { kind: 'booking', untilMs, meetingId });
        await uses.keep(db);
      });
    await book('first', start + hourMs);
    expect(await wait(start)).toBe(0);
    await book('second', start + 2 * hourMs);
    expect(await wait(start)).toBe(hourMs);
    await store.write((db) => extendBooking(db, 'first', start + 5 * hourMs));
    expect(await wait(start)).toBe(2 * hourMs);
    await store.write((db) => forgetBookings(db, ['second']));
    expect(await wait(start)).toBe(0);
  });

  it('are deleted when they no longer count, and after a jump of the clock (threats 57, 66)', async () => {
    await mail('192.0.2.1');
    await mail('2001:db8::1', start + 10);
    await mail('192.0.2.9', start + 400 * 24 * hourMs);
    await store.write((db) => forgetOldUses(db, { nowMs: start + hourMs, expiryMs: start + hourMs }));
    const rows = await store.read((db) => db.selectFrom('source_uses').selectAll().execute());
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|2001/);
  });
});
