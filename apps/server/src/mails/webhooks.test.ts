import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLead } from '@silowright/contract/leads';
import { webhookBody, webhookEvents } from '@silowright/contract/webhook-events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueOf, sendOffer } from '../configurator/testing/offers.ts';
import { saveAnswer } from '../deals/store/signing-events.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { backoffMs, outboxLane } from '../platform/jobs/outbox-lane.ts';
import { queueEvent } from '../platform/jobs/queue-event.ts';
import { callChannels } from './channels.ts';

describe('webhooks', () => {
  let app: TestApp;
  let receiver: Server;
  let answers: number[];
  let told: { event: string; id: string; offer?: Record<string, unknown>; lead?: Record<string, unknown> }[];
  let now: number;

  beforeEach(async () => {
    answers = [];
    told = [];
    now = Date.parse('2026-11-15T10:00:00Z');
    receiver = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      told.push(JSON.parse(body));
      response.writeHead(answers.shift() ?? 200).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    app = await startTestApp(
      { WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, WEBHOOK_SECRET: 'secret' },
      { nowMs: () => now },
    );
  });
  afterEach(async () => {
    await app.stop();
    await new Promise<void>((resolve) => void receiver.close(() => resolve()));
  });

  const drain = async () => {
    const silent = { sent() {}, away() {}, postponed() {}, dead() {} };
    for (const channel of callChannels(app)) {
      await outboxLane({
        store: app.store,
        channel,
        owner: 'one',
        nowMs: () => now,
        expiryMs: () => now,
        events: silent,
      }).drain();
    }
  };
  const webhooks = async () => (await queueOf(app.store)).filter(({ kind }) => kind === 'webhook');

  it('report an offer and a lead, without links that open or sign (EN-09)', async () => {
    await sendOffer(app.browser(), { explosionZones: 'unknown' });
    await app.browser().put(createLead, {
      id: newId(),
      localeStr: 'en_GB',
      clientEmail: 'lead@farm.example',
      company: 'Farm',
      lastName: 'Smith',
      volume: 40,
      segment: 'food',
    });
    await drain();
    expect(told.map(({ event }) => event).sort()).toEqual(['lead.created', 'offer.created']);
    const offer = told.find(({ event }) => event === 'offer.created');
    expect(offer?.offer).toMatchObject({
      number: 'Q-2026-000001',
      currency: 'EUR',
      total_in_cents: 2_052_000,
      explosion_zones: 'unknown',
    });
    const { payload } = (await queueOf(app.store)).find(({ kind }) => kind === 'offer') ?? { payload: '{}' };
    for (const secret of Object.values(JSON.parse(payload))) {
      expect(JSON.stringify(told)).not.toContain(secret);
    }
  });

  it('carry article numbers, priced lines, engineering data and links, as the API describes (IN-02, A8)', async () => {
    await sendOffer(app.browser());
    await drain();
    const body = webhookBody.parse(told[0]);
    expect(body.version).toBe(2);
    const { offer } = body;
    const [unit, ...others] = offer?.lines ?? [];
    expect(unit).toMatchObject({ kind: 'unit', article: expect.stringMatching(/^[A-Z0-9]+-\d+-\d+$/) });
    expect(unit?.quantity).toBe(offer?.amount_of_units);
    const priced = others.filter(({ kind, price_in_cents }) => kind === 'option' && price_in_cents > 0);
    for (const { article } of priced) expect(article).toMatch(/^[A-Z0-9-]+$/);
    expect(others.at(-1)?.kind).toBe('transport');
    const sum = offer?.lines?.reduce((total, { total_in_cents }) => total + total_in_cents, 0);
    expect(sum).toBe(offer?.total_in_cents);
    expect(offer?.engineering).toMatchObject({ preliminary: true });
    expect(offer?.unit_data?.diameter_mm).toBeGreaterThan(0);
    const at = new URL(app.config.publicUrl).origin;
    expect(offer?.links).toEqual({
      desk: `${at}/admin/quotations/${offer?.id}`,
      api: `${at}/api/admin/incoming/quotations/${offer?.id}`,
      documents: [],
    });
  });

  it('carry the buyer for order and invoice, as last given (IN-02, QU-03)', async () => {
    const buyer = { street: 'Weg 1', postalCode: '24103', city: 'Kiel', country: 'DE', vatNumber: null };
    await sendOffer(app.browser(), { buyer });
    await drain();
    const sent = webhookBody.parse(told[0]).offer;
    expect(sent?.buyer).toEqual({
      street: 'Weg 1',
      postal_code: '24103',
      city: 'Kiel',
      country: 'DE',
      vat_number: null,
    });
    const details = JSON.stringify({ ...buyer, orderReference: 'B-7', leitwegId: '04011000-1234512345-06' });
    const event = { offer_id: sent?.id ?? '', event: 'buyer', at: now, address: '', browser: '' } as const;
    await app.store.write(async (db) => {
      await saveAnswer(db, { ...event, details });
      await queueEvent(db, app.config, { name: 'offer.signed', offerId: event.offer_id }, now);
    });
    await drain();
    expect(webhookBody.parse(told.at(-1)).offer?.buyer).toMatchObject({
      order_reference: 'B-7',
      leitweg_id: '04011000-1234512345-06',
    });
  });

  it('are described by OpenAPI, one by one (IN-02, A8)', async () => {
    const body = (await app.app.server.inject('/api/openapi.json')).json();
    const { webhooks } = body as { webhooks: Record<string, { post: { requestBody: object } }> };
    expect(Object.keys(webhooks)).toEqual(Object.keys(webhookEvents));
    expect(JSON.stringify(webhooks['offer.signed']?.post.requestBody)).toContain('"article"');
  });

  it('are retried by the same outbox until accepted', async () => {
    answers = [500, 200];
    await sendOffer(app.browser());
    await drain();
    expect((await webhooks()).map(({ state }) => state)).toEqual(['waiting']);
    now += backoffMs(0);
    await drain();
    expect((await webhooks()).map(({ state }) => state)).toEqual(['sent']);
    expect(told[0]?.id).toBe(told[1]?.id);
  });

  it('do not delay the mails, and vice versa', async () => {
    answers = [410];
    await sendOffer(app.browser());
    await drain();
    const states = (await queueOf(app.store)).map(({ kind, state }) => `${kind} ${state}`).sort();
    expect(states).toEqual(['offer waiting', 'offer waiting', 'offer waiting', 'webhook dead']);
  });
});
