import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventBody } from '@silowright/contract/webhook-events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendToHubspot } from './hubspot.ts';

interface Stored {
  readonly id: string;
  properties: Record<string, string>;
  associations?: unknown;
}

/**
 * A FAKE of HubSpot's CRM API v3, written from its public documentation (contacts batch upsert by a unique property,
 * search with filter groups, create and update of deals with associations). Never compared with HubSpot.
 */
class FakeHubspot {
  readonly contacts: Stored[] = [];
  readonly deals: Stored[] = [];
  failOnce: number | undefined;
  #server: Server | undefined;
  url = '';

  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (request.headers.authorization !== 'Bearer token') return answer(401, { status: 'error' });
      if (this.failOnce) {
        const status = this.failOnce;
        this.failOnce = undefined;
        return answer(status, { status: 'error' });
      }
      const body = JSON.parse(text);
      const path = `${request.method} ${request.url}`;
      if (path === 'POST /crm/v3/objects/contacts/batch/upsert') {
        const [{ idProperty, id, properties }] = body.inputs;
        let contact = this.contacts.find((known) => known.properties[idProperty] === id);
        if (!contact) {
          contact = { id: `c${this.contacts.length + 1}`, properties: {} };
          this.contacts.push(contact);
        }
        Object.assign(contact.properties, properties);
        return answer(200, { status: 'COMPLETE', results: [contact] });
      }
      if (path === 'POST /crm/v3/objects/deals/search') {
        const [{ propertyName, value }] = body.filterGroups[0].filters;
        const results = this.deals.filter((deal) => deal.properties[propertyName] === value);
        return answer(200, { total: results.length, results });
      }
      if (path === 'POST /crm/v3/objects/deals') {
        const deal = { id: `d${this.deals.length + 1}`, ...body };
        this.deals.push(deal);
        return answer(201, deal);
      }
      const patched = /^PATCH \/crm\/v3\/objects\/deals\/(\w+)$/.exec(path);
      const deal = this.deals.find(({ id }) => id === patched?.[1]);
      if (!deal) return answer(404, { status: 'error' });
      Object.assign(deal.properties, body.properties);
      return answer(200, deal);
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop = (): Promise<void> => new Promise((resolve) => void this.#server?.close(() => resolve()));
}

const offer: EventBody = {
  version: 2,
  event: 'offer.created',
  id: 'e1',
  occurred_at: '2026-11-15T10:00:00.000Z',
  contact: { email: 'anna@farm.example', first_name: 'Anna', last_name: 'Müller', language: 'de_DE' },
  offer: {
    id: 'o1',
    number: 'Q-2026-000001',
    revision: 1,
    links: { desk: '', api: '', documents: [] },
    kind: 'priced',
    unit: 'vvs4 Ø2.80 m 30 m³',
    amount_of_units: 2,
    currency: 'EUR',
    total_in_cents: 2_052_050,
    transportation_cost: 376_000,
    valid_until: '2026-12-15T10:00:00.000Z',
    dealer_id: null,
  },
};

describe('HubSpot, as its documentation describes it (a fake)', () => {
  const hubspot = new FakeHubspot();
  beforeEach(async () => {
    hubspot.contacts.length = 0;
    hubspot.deals.length = 0;
    await hubspot.start();
  });
  afterEach(() => hubspot.stop());
  const send = (event: EventBody, token = 'token') => sendToHubspot({ baseUrl: hubspot.url, token }, event);

  it('creates a contact and its deal', async () => {
    expect(await send(offer)).toEqual({ outcome: 'accepted' });
    expect(hubspot.contacts).toEqual([
      {
        id: 'c1',
        properties: { email: 'anna@farm.example', firstname: 'Anna', lastname: 'Müller', hs_language: 'de' },
      },
    ]);
    expect(hubspot.deals).toHaveLength(1);
    expect(hubspot.deals[0]?.properties).toMatchObject({
      dealname: 'Quotation Q-2026-000001',
      amount: '20520.50',
      deal_currency_code: 'EUR',
    });
    expect(JSON.stringify(hubspot.deals[0]?.associations)).toContain('"id":"c1"');
  });

  it('creates nothing twice for a repeated event, and closes the deal when it is signed or voided (S2)', async () => {
    await send(offer);
    await send(offer);
    await send({ ...offer, event: 'offer.signed' });
    expect([hubspot.contacts.length, hubspot.deals.length]).toEqual([1, 1]);
    expect(hubspot.deals[0]?.properties.dealstage).toBe('closedwon');
    await send({ ...offer, event: 'offer.voided' });
    expect(hubspot.deals[0]?.properties.dealstage).toBe('closedlost');
  });

  it('creates only a contact for a lead', async () => {
    const { offer: _offer, ...rest } = offer;
    await send({ ...rest, event: 'lead.created', lead: { segment: 'food', volume: 40, comments: 'Hello' } });
    expect(hubspot.contacts[0]?.properties.message).toBe('Hello');
    expect(hubspot.deals).toEqual([]);
  });

  it('continues after an error of the other side, without duplicates', async () => {
    hubspot.failOnce = 502;
    expect((await send(offer)).outcome).toBe('later');
    expect((await send(offer)).outcome).toBe('accepted');
    expect(hubspot.deals).toHaveLength(1);
  });

  it('is rejected with a wrong token', async () => {
    expect((await send(offer, 'wrong')).outcome).toBe('refused');
  });
});
