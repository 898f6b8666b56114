import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOffer } from '../configurator/testing/offers.ts';
import { TestClient } from '../platform/http/testing/test-client.ts';
import { type OpenDesk, openDesk } from './testing/open-desk.ts';

describe('deliveries to other systems', () => {
  let office: OpenDesk;
  beforeAll(async () => {
    // Nobody listens at this port.
    office = await openDesk(undefined, { WEBHOOK_URL: 'http://127.0.0.1:9/hook', WEBHOOK_SECRET: 's' });
  });
  afterAll(() => office.close());

  it('are listed with event and outcome, without mails, and can be sent again (IN-02)', async () => {
    await sendOffer(new TestClient(office.app.server));
    const list = () => office.call('GET', '/admin/deliveries');
    const first = (await list()).json;
    expect(first).toHaveLength(1);
    expect(first[0]).toMatchObject({
      kind: 'webhook',
      event: 'offer.created',
      recipient: '127.0.0.1:9',
      incoming: { kind: 'quotations', title: expect.stringMatching(/^Q-\d{4}-\d+$/) },
      next_try_at: null,
    });
    const { id } = first[0];
    const set = (state: 'sent' | 'dead') =>
      office.store.write((db) => db.updateTable('outbox').set({ state }).where('id', '=', id).execute());
    await set('dead');
    expect((await office.call('POST', `/admin/mails/${id}/send-again`)).status).toBe(200);
    expect((await list()).json.map(({ state }: { state: string }) => state)).not.toContain('dead');
    // A replay of a delivered event is another delivery: the log keeps the first.
    await set('sent');
    await office.call('POST', `/admin/mails/${id}/send-again`);
    const both = (await list()).json;
    expect(both).toHaveLength(2);
    expect((await office.call('GET', `/admin/deliveries?after=${both[1].id}`)).json).toEqual([]);
  });
});
