import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../platform/db/store.ts';
import { openMemoryStore } from '../platform/db/testing/memory-store.ts';
import {
  backoffMs,
  type Channel,
  leaseMs,
  type OutboxLane,
  outboxLane,
  probeEveryMs,
} from '../platform/jobs/outbox-lane.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import type { Delivery } from '../platform/mail/mailer.ts';
import { mayMail } from '../platform/source/recipient-limits.ts';

const dayMs = 24 * 3_600_000;
const hourMs = 3_600_000;
const today = Date.parse('2026-11-15T10:00:00Z');

describe('a wrong clock', () => {
  let store: Store;
  let now: number;
  let delivery: Delivery;
  let delivered: number;

  beforeEach(async () => {
    store = await openMemoryStore();
    now = today;
    delivery = { outcome: 'accepted' };
    delivered = 0;
  });
  afterEach(() => store.close());

  const channel: Channel = {
    lane: 'mail',
    keepsSent: false,
    compose: async () => Buffer.from('mail'),
    deliver: async () => {
      delivered += 1;
      return delivery;
    },
  };
  const silent = { sent: () => {}, away: () => {}, postponed: () => {}, dead: () => {} };
  const lane = (expiryMs = () => now) =>
    outboxLane({ store, channel, owner: 'one', nowMs: () => now, expiryMs, events: silent });
  const queue = () =>
    store.write((db) =>
      queueMessage(
        db,
        {
          kind: 'offer',
          recipient: 'anna@farm.example',
          recipientRole: 'visitor',
          payload: {},
          state: 'waiting',
        },
        now,
      ),
    );

  it.each([
    ['ten minutes', 10 * 60_000, 10 * 60_000],
    ['400 days', 400 * dayMs, 0],
  ])(
    '%s ahead holds a mail back no longer than that, and never for days (threat 57)',
    async (_, ahead, wait) => {
      now = today + ahead;
      await queue();
      now = today + wait;
      await lane().drain();
      expect(delivered).toBe(1);
    },
  );

  it('does not lease a mail for ever to a dead process (threat 57)', async () => {
    await queue();
    const lent = { state: 'sending', lease_owner: 'the dead' } as const;
    const lend = (until: number) =>
      store.write((db) =>
        db
          .updateTable('outbox')
          .set({ ...lent, lease_until: until })
          .execute(),
      );
    await lend(today + 10 * 60_000 + leaseMs);
    await lane().drain();
    expect(delivered).toBe(0);
    await lend(today + 400 * dayMs);
    await lane().drain();
    expect(delivered).toBe(1);
  });

  it('does not keep the queue waiting for a mail server that has returned (threat 57)', async () => {
    const keeper = lane();
    now = today + hourMs;
    await queue();
    delivery = { outcome: 'away', reason: 'nobody there', cause: 'nobody there' };
    await keeper.drain();
    now = today + hourMs + probeEveryMs - 1;
    await keeper.drain();
    expect(delivered).toBe(1);
    now = today + 30 * 60_000;
    await store.write((db) => db.updateTable('outbox').set({ not_before: now }).execute());
    delivery = { outcome: 'accepted' };
    await keeper.drain();
    expect(delivered).toBe(2);
  });

  const stateOf = async () =>
    (await store.read((db) => db.selectFrom('outbox').select('state').executeTakeFirstOrThrow())).state;
  /** Tries until the mail has this many attempts, each at its time. */
  const tryUntil = async (attempts: number, keeper: OutboxLane) => {
    delivery = { outcome: 'later', reason: '451', cause: '451' };
    for (let tried = 0; tried < attempts && (await stateOf()) === 'waiting'; tried += 1) {
      await keeper.drain();
      now += backoffMs(tried);
    }
  };

  it('does not end five days of attempts early (threat 57)', async () => {
    await queue();
    await tryUntil(12, lane());
    expect(await stateOf()).toBe('waiting');
    const [right, leap] = [now, 6 * dayMs];
    now += leap;
    await lane(() => right).drain();
    expect(await stateOf()).toBe('waiting');
    now = right;
    delivery = { outcome: 'accepted' };
    await lane().drain();
    expect(await stateOf()).toBe('sent');
  });

  it('does not prolong attempts for years (threat 57)', async () => {
    now = today + 400 * dayMs;
    await queue();
    now = today;
    await tryUntil(100, lane());
    expect(await stateOf()).toBe('dead');
    expect(now - today).toBeLessThan(8 * dayMs);
  });

  it('does not count mails of the future against an address (threat 57)', async () => {
    const may = (at: number) => store.write((db) => mayMail(db, 'anna@farm.example', at));
    const future = today + 400 * dayMs;
    expect([await may(future), await may(future), await may(future), await may(future)]).toEqual([
      ...[true, true, true, false],
    ]);
    expect(await may(today)).toBe(true);
  });
});
