import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../apps/server/src/http/testing/test-app.ts';
import { callChannels } from '../../apps/server/src/outbox/channels.ts';
import { outboxLane } from '../../apps/server/src/outbox/outbox-lane.ts';
import { webhookSignature } from '../../apps/server/src/outside/webhooks/signed-webhook.ts';
import { sentOffer, sign } from '../../apps/server/src/signing/testing/signings.ts';
import { startFakeErpNext } from './fake-erpnext.ts';
import { isGenuine } from './make-order.ts';
import { receiveWebhooks } from './receive-webhooks.ts';

const secret = 'shared secret';

describe('orders in ERPNext (a fake, written from its public documentation)', () => {
  let erp: Awaited<ReturnType<typeof startFakeErpNext>>;
  let receiver: ReturnType<typeof receiveWebhooks>;
  let app: TestApp;
  let hook: string;

  beforeAll(async () => {
    erp = await startFakeErpNext('key:secret');
    receiver = receiveWebhooks(secret, { url: erp.url, token: 'key:secret', otherItem: 'OTHER' });
    await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
    hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    app = await startTestApp({ WEBHOOK_URL: hook, WEBHOOK_SECRET: secret }, { sendMails: false });
  });
  afterAll(async () => {
    await app.stop();
    await new Promise<void>((resolve) => void receiver.close(() => resolve()));
    await erp.stop();
  });

  const deliver = async () => {
    const silent = { sent() {}, away() {}, postponed() {}, dead() {} };
    for (const channel of callChannels(app))
      await outboxLane({
        store: app.store,
        channel,
        owner: 'one',
        nowMs: () => Date.now(),
        events: silent,
      }).drain();
  };

  it('a signed quotation becomes one order with its articles and amounts, also if it is delivered twice (IN-02)', async () => {
    const offer = await sentOffer(app);
    await deliver();
    expect(erp.documents['Sales Order'] ?? []).toEqual([]);

    await sign(offer.owner, offer);
    await deliver();
    await app.store.write((db) =>
      db.updateTable('outbox').set({ state: 'waiting' }).where('kind', '=', 'webhook').execute(),
    );
    await deliver();

    const orders = erp.documents['Sales Order'] ?? [];
    expect(orders).toHaveLength(1);
    expect(erp.documents.Customer?.map(({ customer_name }) => customer_name)).toEqual(['Hof Müller']);
    const [order] = orders as unknown as [{ items: { item_code: string; qty: number; rate: number }[] }];
    expect(order).toMatchObject({ po_no: offer.number, customer: 'Customer-1' });
    expect(order.items[0]?.item_code).toMatch(/^[A-Z0-9]+-\d+-\d+$/);
    const total = order.items.reduce((sum, { qty, rate }) => sum + qty * rate, 0);
    expect(Math.round(total * 100)).toBe(2_052_000);
  });

  it('a wrong, old or missing signature is refused (IN-02)', async () => {
    const body = Buffer.from('{"event":"offer.signed"}');
    const now = Date.now();
    const at = (ms: number, key = secret) => webhookSignature(key, Math.floor(ms / 1000), body);
    expect(isGenuine(secret, at(now), body, now)).toBe(true);
    expect(isGenuine(secret, at(now, 'other'), body, now)).toBe(false);
    expect(isGenuine(secret, at(now - 3_600_000), body, now)).toBe(false);
    expect(isGenuine(secret, at(now), Buffer.from('{}'), now)).toBe(false);
    expect((await fetch(hook, { method: 'POST', body })).status).toBe(401);
  });
});
