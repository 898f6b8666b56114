import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callChannels } from '../../apps/server/src/mails/channels.ts';
import { webhookSignature } from '../../apps/server/src/mails/webhooks/signed-webhook.ts';
import { startTestApp, type TestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { outboxLane } from '../../apps/server/src/platform/jobs/outbox-lane.ts';
import { completeBuyer, sentOffer, sign } from '../../apps/server/src/signing/testing/signings.ts';
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
        expiryMs: () => Date.now(),
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
    expect(erp.documents.Customer).toMatchObject([
      { customer_name: 'Hof Müller', tax_id: completeBuyer.vatNumber },
    ]);
    const [order] = orders as unknown as [{ items: { item_code: string; qty: number; rate: number }[] }];
    expect(order).toMatchObject({ custom_quotation: offer.number, customer: 'Customer-1' });
    expect(order.items[0]?.item_code).toMatch(/^[A-Z0-9]+-\d+-\d+$/);
    const total = order.items.reduce((sum, { qty, rate }) => sum + qty * rate, 0);
    expect(Math.round(total * 100)).toBe(2_052_000);
  });

  it('the order has the buyer’s address, VAT number and order reference; the next one uses them again (IN-02, QU-03)', async () => {
    const buyer = { ...completeBuyer, vatNumber: 'DE811907980', orderReference: 'B-2026/77' };
    const ordersBefore = erp.documents['Sales Order']?.length ?? 0;
    for (const [at, orderReference] of [buyer.orderReference, null].entries()) {
      const offer = await sentOffer(app, {
        buyer: { ...buyer, orderReference },
        email: `a${at}@example.com`,
      });
      await sign(offer.owner, offer);
      await deliver();
    }

    expect(
      erp.documents.Address?.filter(({ address_title }) => address_title === 'Customer-2'),
    ).toMatchObject([
      {
        address_type: 'Billing',
        address_line1: 'Dorfstraße 1',
        pincode: '49661',
        city: 'Cloppenburg',
        country: 'Germany',
        links: [{ link_doctype: 'Customer', link_name: 'Customer-2' }],
      },
    ]);
    expect(erp.documents.Customer?.slice(1)).toMatchObject([{ tax_id: 'DE811907980' }]);
    const orders = erp.documents['Sales Order']?.slice(ordersBefore) ?? [];
    expect(orders).toHaveLength(2);
    const [first, second] = orders;
    expect(first).toMatchObject({ po_no: 'B-2026/77', customer: 'Customer-2' });
    expect(first?.customer_address).toBe(second?.customer_address);
    expect(second).not.toHaveProperty('po_no');
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
