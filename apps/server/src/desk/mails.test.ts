import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankIncoming } from '../platform/db/testing/blank-incoming.ts';
import { queueMessage } from '../platform/jobs/queue-message.ts';
import { sourceOf } from '../platform/source/source.ts';
import { type OpenDesk, openDesk } from './testing/open-desk.ts';

describe('unsent mails', () => {
  let office: OpenDesk;
  beforeAll(async () => {
    office = await openDesk();
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    await office.store.write(async (db) => {
      await db.deleteFrom('outbox').execute();
      for (let at = 0; at < 30; at++) {
        const message = {
          kind: 'offer',
          offerId: `offer-${at}`,
          payload: {},
          recipientRole: 'visitor',
        } as const;
        const held = { state: 'held', source: sourceOf('192.0.2.1') } as const;
        await queueMessage(db, { ...message, ...held, recipient: `n${at}@x.example` }, at);
      }
    });
  });

  const rows = () => office.store.read((db) => db.selectFrom('outbox').selectAll().execute());
  const settle = (ids: readonly string[], action: string) =>
    office.call('POST', '/admin/mails/settle', { ids, action });
  const events = () =>
    office.store.read((db) => db.selectFrom('incoming_events').selectAll().orderBy('at').execute());

  it('are sent by staff in bulk, past every limit, with an event (threat 66, S3)', async () => {
    const ids = (await rows()).map(({ id }) => id);
    const { status, json } = await settle(ids.slice(0, 20), 'send');
    expect([status, json]).toEqual([200, { ok: true, settled: 20 }]);
    const after = await rows();
    expect(after.filter(({ state }) => state === 'waiting')).toHaveLength(20);
    expect(after.filter(({ source, state }) => source !== null && state === 'waiting')).toEqual([]);
    expect((await events()).filter(({ event }) => event === 'sent-again')).toHaveLength(20);
  });

  it('are discarded by staff in bulk: they leave the list, and can still be sent (threat 66, S3)', async () => {
    const ids = (await rows()).map(({ id }) => id);
    expect((await settle(ids, 'discard')).json).toEqual({ ok: true, settled: 30 });
    expect((await office.call('GET', '/admin/mails?state=trouble')).json.items).toEqual([]);
    expect((await office.call('GET', '/admin/mails?state=discarded')).json.items).toHaveLength(30);
    const discarded = (await events()).filter(({ event }) => event === 'mail-discarded');
    expect(discarded).toHaveLength(30);
    expect(discarded[0]).toMatchObject({
      author: 'staff@example.com',
      details: expect.stringContaining('@'),
    });
    await office.call('POST', `/admin/mails/${ids[0]}/send-again`);
    expect((await rows()).find(({ id }) => id === ids[0])?.state).toBe('waiting');
  });

  it('are a list with pages, each mail once, and a count (DK-04, D9, S3)', async () => {
    await office.store.write(async (db) => {
      const [mail] = await db.selectFrom('outbox').selectAll().limit(1).execute();
      // Many rows of the same time: the id decides the order.
      await db
        .insertInto('outbox')
        .values(
          Array.from({ length: 250 }, (_, at) => {
            const id = `many-${String(at).padStart(3, '0')}`;
            return { ...mail!, id, message_id: id, created_at: 1_000 + Math.floor(at / 130) };
          }),
        )
        .execute();
    });
    const seen: string[] = [];
    let after = '';
    do {
      const page = (
        await office.call('GET', `/admin/mails?state=trouble&limit=100${after && `&after=${after}`}`)
      ).json;
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      after = page.next ?? '';
    } while (after);
    expect([seen.length, new Set(seen).size, seen[0]]).toEqual([280, 280, 'many-249']);
    expect((await office.call('GET', '/admin/mails/count?state=trouble&until=1000')).json).toEqual({
      count: 160,
      is_at_least: false,
      newer: 120,
    });
    expect((await office.call('GET', '/admin/mails?after=none')).status).toBe(400);
  });

  it('are found by state, address and the words of their item, with attempts and the next one (DK-04)', async () => {
    await office.store.write(async (db) => {
      await db
        .insertInto('incoming')
        .values({ ...blankIncoming, id: 'offer-7', title: 'Q-2026-000007', company: 'Jansen' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .insertInto('incoming_words')
        .values({ kind: 'quotations', word: 'jansen', id: 'offer-7' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db
        .updateTable('outbox')
        .set({ state: 'waiting', attempts: 3, last_error: '451 busy', not_before: 60_000 })
        .where('offer_id', '=', 'offer-7')
        .execute();
    });
    const find = async (query: string) => (await office.call('GET', `/admin/mails?${query}`)).json.items;
    expect(await find('search=JANSEN')).toMatchObject([
      {
        recipient: 'n7@x.example',
        state: 'waiting',
        attempts: 3,
        last_error: '451 busy',
        incoming: { kind: 'quotations', id: 'offer-7', title: 'Q-2026-000007' },
        next_try_at: new Date(60_000).toISOString(),
      },
    ]);
    expect(await find('search=n1')).toHaveLength(11);
    expect(await find('state=waiting')).toHaveLength(1);
    expect(await find('search=n7&state=sent')).toEqual([]);
    expect(await find('order=asc&limit=1')).toMatchObject([{ recipient: 'n0@x.example' }]);
  });

  it('that were sent meanwhile are skipped, and so are unknown ones (S3)', async () => {
    const [first, second] = await rows();
    await office.store.write((db) =>
      db
        .updateTable('outbox')
        .set({ state: 'sending' })
        .where('id', '=', first?.id ?? '')
        .execute(),
    );
    const ids = [first?.id ?? '', second?.id ?? '', second?.id ?? '', 'unknown'];
    expect((await settle(ids, 'discard')).json.settled).toBe(1);
    expect((await rows()).find(({ id }) => id === first?.id)?.state).toBe('sending');
  });

  it.each([
    [{ ids: [], action: 'send' }],
    [{ ids: Array(501).fill('x'), action: 'send' }],
    [{ ids: ['x'], action: 'burn' }],
    [{ ids: 'x', action: 'send' }],
  ])('are not settled by %o', async (body) => {
    expect((await office.call('POST', '/admin/mails/settle', body)).status).toBe(400);
  });
});
