import { workNames } from '@silowright/contract/incoming-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankIncoming } from '../platform/db/testing/blank-incoming.ts';
import { openMemoryStore } from '../platform/db/testing/memory-store.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import { type OpenDesk, openDesk } from './testing/open-desk.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-03-10T12:00:00Z');

const row = (id: string, more: object) => ({
  ...blankIncoming,
  id,
  title: id,
  company: id,
  created_at: now - 60_000,
  valid_until: now + 20 * dayMs,
  handled: 1,
  ...more,
});

const rows = [
  row('new', { handled: 0, assigned_to: 'staff@example.com' }),
  row('nobody', { handled: 0, created_at: now - 9 * dayMs }),
  row('due', { follow_up_at: now - dayMs, follow_up_about: 'call', assigned_to: 'staff@example.com' }),
  row('expires', {
    valid_until: now + 3 * dayMs,
    created_at: now - 27 * dayMs,
    assigned_to: 'x@example.com',
  }),
  row('declined', {
    handled: 0,
    state: 'declined',
    assigned_to: 'x@example.com',
    created_at: now - 5 * dayMs,
  }),
  row('signed', { handled: 0, state: 'signed', assigned_to: 'x@example.com', created_at: now - 5 * dayMs }),
  row('request', { list: 'requests', handled: 0 }),
  row('lead', { kind: 'leads', list: 'leads', state: 'received', handled: 0 }),
  row('today', { kind: 'meetings', list: 'meetings', state: 'received', starts_at: now + 3_600_000 }),
  row('tomorrow', { kind: 'meetings', list: 'meetings', state: 'received', starts_at: now + 2 * dayMs }),
];

/** Each name with the items behind it. */
const expected = {
  'new-quotations': ['new'],
  'new-requests': ['request'],
  'new-leads': ['lead'],
  unassigned: ['nobody'],
  due: ['due'],
  expiring: ['expires'],
  declined: ['declined'],
  signed: ['signed'],
  meetings: ['today'],
  mails: ['bounced@x.example'],
} as const satisfies Record<(typeof workNames)[number], readonly string[]>;

describe('work on the desk', () => {
  let office: OpenDesk;
  beforeAll(async () => {
    office = await openDesk(
      await openMemoryStore(),
      { COMPANY_TIMEZONE: 'Europe/Amsterdam' },
      { nowMs: () => now },
    );
    await office.store.write(async (db) => {
      await db.insertInto('incoming').values(rows).execute();
      for (const [recipient, state] of [
        ['bounced@x.example', 'held'],
        ['waits@x.example', 'waiting'],
      ] as const)
        await queueMessage(
          db,
          { kind: 'offer', offerId: 'new', recipient, recipientRole: 'visitor', payload: {}, state },
          now,
        );
    });
  });
  afterAll(() => office.close());
  const get = async (path: string) => (await office.call('GET', path)).json;

  it('is counted, and each count opens the list that it counts (DK-02)', async () => {
    const work = await get('/admin/work');
    expect(work.rows.map(({ name }: { name: string }) => name).toSorted()).toEqual([...workNames].toSorted());
    for (const { name, list, query, count, is_at_least } of work.rows) {
      const path = list === 'mails' ? `/admin/mails?state=trouble` : `/admin/incoming/${list}?${query}`;
      const { items } = await get(path);
      const found = items.map((item: { id: string; recipient?: string }) => item.recipient ?? item.id);
      expect([name, found]).toEqual([name, expected[name as keyof typeof expected]]);
      expect([name, count, is_at_least]).toEqual([name, found.length, false]);
    }
    expect(work.waiting).toEqual({ quotations: 4, requests: 1, leads: 1, meetings: 0, mails: 1 });
  });

  it('says what is mine, and names the most pressing one (DK-02, DK-06)', async () => {
    const { rows: all } = await get('/admin/work');
    const of = (name: string) => all.find((each: { name: string }) => each.name === name);
    expect([of('new-quotations').mine, of('due').mine, of('expiring').mine]).toEqual([1, 1, 0]);
    expect(of('due').first).toMatchObject({ who: 'due', what: 'call' });
    expect(of('expiring').first).toMatchObject({
      who: 'expires',
      at: new Date(now + 3 * dayMs).toISOString(),
    });
    expect(of('mails').first.who).toBe('bounced@x.example');
  });
});
