import type { EventBody, EventName } from '@silowright/contract/webhook-events';
import { minorDigitsOf } from '@silowright/texts/format';
import { callOutside, type OutsideAnswer } from '../../platform/call-outside.ts';
import type { Delivery } from '../../platform/mail/mailer.ts';

export interface HubspotAccount {
  /** https://api.hubapi.com, or a fake in tests. */
  readonly baseUrl: string;
  readonly token: string;
}

export const hubspotUrl = 'https://api.hubapi.com';

/** HubSpot's id of the association "deal to contact". */
const dealToContact = 3;

/**
 * Creates contact and deal in HubSpot, by its public documentation of the CRM API v3. Tested against a fake written
 * from that documentation, not against HubSpot. A repeat finds the results of an earlier attempt and creates nothing
 * twice.
 */
export async function sendToHubspot(account: HubspotAccount, event: EventBody): Promise<Delivery> {
  const contact = await post(account, '/crm/v3/objects/contacts/batch/upsert', {
    inputs: [{ idProperty: 'email', id: event.contact.email, properties: contactProperties(event) }],
  });
  if (!contact.ok) return contact.delivery;
  const contactId = firstId(contact.body);
  if (!contactId) {
    const reason = 'HubSpot returned no contact';
    return { outcome: 'later', reason, cause: reason };
  }
  if (!event.offer) return { outcome: 'accepted' };

  const known = await post(account, '/crm/v3/objects/deals/search', {
    filterGroups: [
      { filters: [{ propertyName: 'dealname', operator: 'EQ', value: dealName(event.offer.number) }] },
    ],
    limit: 1,
  });
  if (!known.ok) return known.delivery;
  const dealId = firstId(known.body);
  const properties = dealProperties(event);
  const deal = dealId
    ? await call(account, 'PATCH', `/crm/v3/objects/deals/${encodeURIComponent(dealId)}`, { properties })
    : await post(account, '/crm/v3/objects/deals', {
        properties,
        associations: [
          {
            to: { id: contactId },
            types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: dealToContact }],
          },
        ],
      });
  return deal.ok ? { outcome: 'accepted' } : deal.delivery;
}

const dealName = (number: string): string => `Quotation ${number}`;

function contactProperties({ contact, lead }: EventBody): Record<string, string> {
  return withoutAbsent({
    email: contact.email,
    firstname: contact.first_name,
    lastname: contact.last_name,
    company: contact.company,
    phone: contact.phone,
    hs_language: contact.language.slice(0, 2),
    message: lead?.comments,
  });
}

const dealStages: Partial<Record<EventName, string>> = {
  'offer.signed': 'closedwon',
  'offer.voided': 'closedlost',
  'offer.superseded': 'closedlost',
};

/** HubSpot's amounts have a decimal point; without a currency code they are in that of the account. */
function dealProperties({ event, offer }: EventBody): Record<string, string> {
  return withoutAbsent({
    dealname: dealName(offer?.number ?? ''),
    pipeline: 'default',
    dealstage: dealStages[event] ?? 'appointmentscheduled',
    amount: amountOf(offer),
    deal_currency_code: offer?.currency,
    closedate: offer?.valid_until,
  });
}

function amountOf(offer: EventBody['offer']): string | undefined {
  if (offer?.total_in_cents === undefined || offer.currency === undefined) return undefined;
  const digits = minorDigitsOf(offer.currency);
  return (offer.total_in_cents / 10 ** digits).toFixed(digits);
}

const withoutAbsent = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));

const post = (account: HubspotAccount, path: string, body: object): Promise<OutsideAnswer> =>
  call(account, 'POST', path, body);

const call = (
  { baseUrl, token }: HubspotAccount,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<OutsideAnswer> =>
  callOutside(baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const firstId = (body: unknown): string | undefined => {
  const { results } = (body ?? {}) as { results?: readonly { id?: unknown }[] };
  const id = results?.[0]?.id;
  return typeof id === 'string' ? id : undefined;
};
