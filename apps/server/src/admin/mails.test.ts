import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sourceOf } from '../source/source.ts';
import { queueMessage } from '../store/queue-message.ts';
import { type BackOffice, openBackOffice } from './testing/open-back-office.ts';

describe('unsent mails', () => {
  let office: BackOffice;
  beforeAll(async () => {
    office = await openBackOffice();
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
    expect((await office.call('GET', '/admin/mails')).json).toEqual([]);
    const discarded = (await events()).filter(({ event }) => event === 'mail-discarded');
    expect(discarded).toHaveLength(30);
    expect(discarded[0]).toMatchObject({
      author: 'staff@example.com',
      details: expect.stringContaining('@'),
    });
    await office.call('POST', `/admin/mails/${ids[0]}/send-again`);
    expect((await rows()).find(({ id }) => id === ids[0])?.state).toBe('waiting');
  });

  it('beyond a page of 500 are found behind its last one, each once (D9, S3)', async () => {
    await office.store.write(async (db) => {
      const [mail] = await db.selectFrom('outbox').selectAll().limit(1).execute();
      // Many rows of the same time: the id decides the order.
      for (let from = 0; from < 600; from += 100)
        await db
          .insertInto('outbox')
          .values(
            Array.from({ length: 100 }, (_, at) => {
              const id = `many-${String(from + at).padStart(3, '0')}`;
              return { ...mail!, id, message_id: id, created_at: 1_000 + Math.floor(from / 300) };
            }),
          )
          .execute();
    });
    const page = async (after?: string) =>
      (await office.call('GET', `/admin/mails${after ? `?after=${after}` : ''}`)).json.map(
        ({ id }: { id: string }) => id,
      ) as string[];
    const first = await page();
    expect([first.length, first[0]]).toEqual([500, 'many-599']);
    const second = await page(first.at(-1));
    expect(second).toHaveLength(130);
    expect(new Set([...first, ...second]).size).toBe(630);
    expect(await page(second.at(-1))).toEqual([]);
    expect(await page('erased-since')).toEqual(first);
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
