import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../db/store.ts';
import { engines } from '../db/testing/engines.ts';
import { mayMail } from '../source/recipient-limits.ts';
import { sourceOf } from '../source/source.ts';
import { releaseHeld } from './held-mails.ts';
import { queueMessage } from './queue-message.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = Date.parse('2026-11-15T10:00:00Z');

describe.each(engines)('held mails on $name', ({ open }) => {
  let store: Store;
  let now = start;
  beforeEach(async () => {
    store = await open();
    now = start;
  });
  afterEach(() => store.close());

  const clock = { nowMs: () => now, expiryMs: () => now };
  /** Like a handler: counted and queued, or held. */
  const mail = (recipient: string, address: string) =>
    store.write(async (db) => {
      const source = sourceOf(address);
      const state = (await mayMail(db, recipient, now, source)) ? 'waiting' : 'held';
      const message = { kind: 'offer', recipient, recipientRole: 'visitor', payload: {} } as const;
      await queueMessage(db, { ...message, state, source }, now);
      return state;
    });
  const rows = () =>
    store.read((db) => db.selectFrom('outbox').select(['recipient', 'state', 'source']).execute());
  const held = async () => (await rows()).filter(({ state }) => state === 'held').length;
  /** Like the outbox, for the given time. */
  const wait = async (forMs: number, stepMs = 20 * minuteMs) => {
    let released = 0;
    for (const end = now + forMs; now < end; now += stepMs) {
      released += await releaseHeld(store, clock);
    }
    return released;
  };

  it('leave automatically when their source has space again, no more than its share (threats 15, 66, S3)', async () => {
    for (let at = 0; at < 52; at++) await mail(`n${at}@x.example`, '192.0.2.1');
    expect(await held()).toBe(27);
    expect(await wait(hourMs - minuteMs)).toBe(0);
    expect(await wait(hourMs)).toBe(25);
    expect(await held()).toBe(2);
    expect(await wait(hourMs)).toBe(2);
    expect((await rows()).filter(({ source }) => source !== null)).toEqual([]);
  });

  it('to one recipient leave within its limits, never more than ten a day (threats 14, 15, S3)', async () => {
    for (let at = 0; at < 14; at++) await mail('victim@x.example', `192.0.2.${at}`);
    expect(await held()).toBe(11);
    await wait(23 * hourMs, hourMs);
    expect(await held()).toBe(4);
  });

  it('do not wait for others that have no space (threat 66, S3)', async () => {
    for (let at = 0; at < 110; at++) await mail('victim@x.example', `192.0.${at % 200}.1`);
    for (let at = 0; at < 26; at++) await mail(`n${at}@x.example`, '198.51.100.1');
    now += hourMs;
    // More are held than are checked at once: after the second round each was checked.
    await wait(40 * minuteMs);
    const late = (await rows()).find(({ recipient }) => recipient === 'n25@x.example');
    expect(late?.state).toBe('waiting');
  });

  it('wait for staff after a day (threat 14, S3)', async () => {
    for (let at = 0; at < 4; at++) await mail('a@x.example', '192.0.2.1');
    now += 24 * hourMs;
    expect(await wait(2 * hourMs)).toBe(0);
    expect(await held()).toBe(1);
  });

  it.each([
    ['five hours', 5 * hourMs],
    ['400 days', 400 * 24 * hourMs],
  ])('leave after a clock that was %s ahead is right again (threats 57, 66)', async (_, ahead) => {
    const ask = () => mail('a@x.example', '192.0.2.1');
    for (let at = 0; at < 4; at++) await ask();
    now += ahead;
    await releaseHeld(store, { nowMs: () => now, expiryMs: () => start });
    for (let at = 0; at < 4; at++) await ask();
    now = start + hourMs;
    await wait(26 * hourMs);
    expect(await held()).toBe(0);
  });

  it('are released by only one of many processes (threat 66)', async () => {
    for (let at = 0; at < 30; at++) await mail(`n${at}@x.example`, '192.0.2.1');
    now += hourMs;
    const released = await Promise.all(Array.from({ length: 4 }, () => releaseHeld(store, clock)));
    expect(released.reduce((sum, each) => sum + each)).toBe(5);
    const counted = await store.read((db) =>
      db.selectFrom('recipient_limits').select('at').where('at', '=', now).execute(),
    );
    expect(counted).toHaveLength(5);
  });
});
