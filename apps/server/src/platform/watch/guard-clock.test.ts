import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertLead } from '../../leads/store/leads.ts';
import { eraseOlderThan } from '../../privacy/store/privacy.ts';
import type { Store } from '../db/store.ts';
import { engines } from '../db/testing/engines.ts';
import { queueMessage } from '../jobs/queue-message.ts';
import { guardClock } from './guard-clock.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const today = Date.parse('2026-11-15T10:00:00Z');

describe.each(engines)('on $name, the clock', ({ open }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  /** A process whose machine shows this time. */
  const start = async (shown: number) => {
    const machine = { now: shown, stopwatch: 0 };
    const clock = await guardClock(
      store,
      () => machine.now,
      () => machine.stopwatch,
    );
    return { machine, clock };
  };
  const lead = (id: string, at: number) => ({
    id,
    configuration_id: id,
    content_hash: id,
    locale: 'en_GB',
    content: '{}',
    created_at: at,
  });

  it.each([
    ['a first start', undefined, today, undefined],
    ['six days later', today, today + 6 * dayMs, undefined],
    ['eight days later', today, today + 8 * dayMs, 'ahead'],
    ['50 years later', today, today + 50 * 365 * dayMs, 'ahead'],
    ['half an hour earlier', today, today - hourMs / 2, undefined],
    ['two hours earlier', today, today - 2 * hourMs, 'back'],
    ['ten years earlier', today, today - 10 * 365 * dayMs, 'back'],
  ])('%s is in doubt or not (threat 71, S1)', async (_, before, now, expected) => {
    if (before !== undefined) await start(before);
    const { clock } = await start(now);
    expect(clock.trouble()?.why).toBe(expected);
    expect(clock.expiryMs()).toBe(expected ? today : now);
  });

  it('of a database without a stored time is compared with the newest row (threat 71, S1)', async () => {
    await store.write((db) => insertLead(db, lead('a', today)));
    const { clock } = await start(today + 400 * dayMs);
    expect(clock.trouble()).toMatchObject({ why: 'ahead', seenMs: today });
  });

  it('is not stored while in doubt, and is accepted when corrected (threat 71, S1)', async () => {
    await start(today);
    const { machine, clock } = await start(today + 400 * dayMs);
    await clock.look();
    expect(clock.trouble()).toMatchObject({ seenMs: today });
    machine.now = today + hourMs;
    expect(clock.trouble()).toBeUndefined();
    expect(clock.expiryMs()).toBe(today + hourMs);
  });

  it('that jumps while the server runs is in doubt at once (threat 71, S1)', async () => {
    const { machine, clock } = await start(today);
    machine.now = today + 400 * dayMs;
    expect(clock.trouble()).toMatchObject({ why: 'ahead' });
  });

  it('that leaps by less than a week counts after five minutes, so that a short mistake has no effect (threats 57, 71, S1)', async () => {
    const { machine, clock } = await start(today);
    const pass = async (ms: number) => {
      machine.now += ms;
      machine.stopwatch += ms;
      await clock.look();
    };
    machine.now += 6 * dayMs;
    await pass(4 * 60_000);
    expect(clock.expiryMs()).toBe(today + 4 * 60_000);
    machine.now -= 6 * dayMs;
    await pass(0);
    expect(clock.trouble()).toBeUndefined();
    expect([clock.nowMs(), clock.expiryMs()]).toEqual([machine.now, machine.now]);
    machine.now += 6 * dayMs;
    await pass(0);
    await pass(5 * 60_000);
    expect(clock.expiryMs()).toBe(machine.now);
  });

  it('that staff confirmed is accepted by every process (threat 71, S1)', async () => {
    await start(today);
    const later = today + 30 * dayMs;
    const [one, other] = [await start(later), await start(later + 5)];
    await one.clock.confirm('staff@example.com');
    expect(one.clock.trouble()).toBeUndefined();
    await other.clock.look();
    expect(other.clock.trouble()).toBeUndefined();
    expect((await start(later)).clock.trouble()).toBeUndefined();
  });

  it('that went back writes no time before the last one, and continues (threat 71, S1)', async () => {
    await start(today);
    const { machine, clock } = await start(today - 3650 * dayMs);
    expect(clock.nowMs()).toBe(today);
    machine.stopwatch += 5000;
    machine.now += 5000;
    expect(clock.nowMs()).toBe(today + 5000);
    expect(clock.expiryMs()).toBe(today);
    machine.now = today + 10_000;
    expect(clock.nowMs()).toBe(today + 10_000);
  });

  it('never causes a waiting mail to be erased, nor its record (threat 71, S1)', async () => {
    await store.write(async (db) => {
      await insertLead(db, lead('unsent', today - 500 * dayMs));
      await insertLead(db, lead('sent', today - 500 * dayMs));
      for (const leadId of ['unsent', 'sent']) {
        await queueMessage(
          db,
          {
            kind: 'lead',
            leadId,
            recipient: 'a@farm.example',
            recipientRole: 'visitor',
            payload: {},
            state: 'waiting',
          },
          today - 500 * dayMs,
        );
      }
      await db.updateTable('outbox').set({ state: 'sent' }).where('lead_id', '=', 'sent').execute();
    });
    const { erased } = await store.write((db) => eraseOlderThan(db, today - 365 * dayMs));
    expect(erased).toMatchObject({ leads: 1, mails: 1 });
    const left = await store.read((db) => db.selectFrom('outbox').select('lead_id').execute());
    expect(left).toEqual([{ lead_id: 'unsent' }]);
  });
});
