import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventBody, WebhookLine } from '@silowright/contract/webhook-events';

/** An ERPNext site and a user's API key, as "key:secret". */
export interface ErpNext {
  readonly url: string;
  readonly token: string;
  /** The item for lines without an article number. */
  readonly otherItem: string;
}

const oldestS = 300;

/** Checks the header Silowright-Signature. A signature older than five minutes may be a replay by somebody else. */
export function isGenuine(secret: string, header: string, body: Uint8Array, nowMs: number): boolean {
  const [, seconds = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  const isRecent = Math.abs(nowMs / 1000 - Number(seconds)) <= oldestS;
  return isRecent && given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), expected);
}

/**
 * Makes a sales order in ERPNext from a signed quotation, by its REST API (/api/resource). The order keeps the
 * quotation's number in the field `custom_quotation`, so that a repeated delivery finds the order and makes no second
 * one. Returns the order's name; undefined for other events.
 */
export async function makeOrder(erp: ErpNext, event: EventBody): Promise<string | undefined> {
  const { offer, contact } = event;
  if (event.event !== 'offer.signed' || offer?.kind !== 'priced') return undefined;
  const known = await find(erp, 'Sales Order', { custom_quotation: offer.number });
  if (known) return known;
  const customer = await customerOf(erp, contact, offer.buyer);
  const address = await addressOf(erp, customer, offer.buyer);
  return create(erp, 'Sales Order', {
    customer,
    ...(address && { customer_address: address }),
    custom_quotation: offer.number,
    ...(offer.buyer?.order_reference && { po_no: offer.buyer.order_reference }),
    transaction_date: event.occurred_at.slice(0, 10),
    delivery_date: event.occurred_at.slice(0, 10),
    ...(offer.currency && { currency: offer.currency }),
    items: (offer.lines ?? []).map((line) => itemOf(erp, line)),
  });
}

type Buyer = NonNullable<EventBody['offer']>['buyer'];

/** A VAT number names one company; a typed name counts only for a buyer without one. */
async function customerOf(erp: ErpNext, contact: EventBody['contact'], buyer: Buyer): Promise<string> {
  const name = { customer_name: contact.company ?? contact.email };
  const tax = buyer?.vat_number ? { tax_id: buyer.vat_number } : undefined;
  return (
    (await find(erp, 'Customer', tax ?? name)) ??
    create(erp, 'Customer', { ...name, ...tax, customer_type: 'Company' })
  );
}

/** Undefined unless all that ERPNext needs was given. An address that is known is used again. */
async function addressOf(erp: ErpNext, customer: string, buyer: Buyer): Promise<string | undefined> {
  const { street, postal_code, city, country } = buyer ?? {};
  if (!street || !postal_code || !city || !country) return undefined;
  const fields = {
    address_title: customer,
    address_type: 'Billing',
    address_line1: street,
    pincode: postal_code,
    city,
    // ERPNext names countries in English.
    country: englishCountries.of(country) ?? country,
  };
  return (
    (await find(erp, 'Address', fields)) ??
    create(erp, 'Address', { ...fields, links: [{ link_doctype: 'Customer', link_name: customer }] })
  );
}

const englishCountries = new Intl.DisplayNames(['en'], { type: 'region' });

/** ERPNext's rates are in major units. */
const itemOf = ({ otherItem }: ErpNext, { article, text, quantity, price_in_cents }: WebhookLine) => ({
  item_code: article ?? otherItem,
  description: text,
  qty: quantity,
  rate: price_in_cents / 100,
});

async function find(erp: ErpNext, type: string, fields: Record<string, string>): Promise<string | undefined> {
  const filters = Object.entries(fields).map(([name, value]) => [name, '=', value]);
  const query = new URLSearchParams({ filters: JSON.stringify(filters), limit_page_length: '1' });
  const found = (await call(erp, 'GET', `${type}?${query}`)) as { readonly name: string }[];
  return found[0]?.name;
}

const create = async (erp: ErpNext, type: string, body: object): Promise<string> =>
  ((await call(erp, 'POST', type, body)) as { readonly name: string }).name;

async function call({ url, token }: ErpNext, method: 'GET' | 'POST', path: string, body?: object) {
  const response = await fetch(`${url}/api/resource/${path.replaceAll(' ', '%20')}`, {
    method,
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`ERPNext answered ${response.status} to ${method} ${path}`);
  return ((await response.json()) as { readonly data: unknown }).data;
}
