import type { NewIncoming } from './incoming.ts';
import type { LeadsTable, MeetingsTable, OffersTable } from './tables.ts';

/** Reads text at a path of JSON of any shape. */
const textAt = (value: unknown, ...path: string[]): string => {
  let at = value;
  for (const key of path)
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : '';
  return typeof at === 'string' ? at : '';
};
const numberAt = (value: unknown, key: string): number | null => {
  const found = (value as Record<string, unknown> | null)?.[key];
  return typeof found === 'number' ? found : null;
};
const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** The list entry of a quotation, made from its frozen data, so that both always agree. */
export function describeOffer(offer: OffersTable): NewIncoming {
  const frozen: unknown = JSON.parse(offer.frozen);
  const person = joined(textAt(frozen, 'addressee', 'firstName'), textAt(frozen, 'addressee', 'lastName'));
  return {
    kind: 'quotations',
    id: offer.id,
    created_at: offer.created_at,
    title: offer.revision > 1 ? `${offer.number}-${offer.revision}` : offer.number,
    person,
    company: textAt(frozen, 'addressee', 'companyName'),
    email: offer.client_email,
    project: textAt(frozen, 'addressee', 'projectName'),
    subject:
      textAt(frozen, 'unit', 'name') ||
      joined(textAt(frozen, 'data', 'market', 'label'), textAt(frozen, 'data', 'productName')),
    total_cents: numberAt(frozen, 'totalCents'),
    currency: textAt(frozen, 'currency') || null,
  };
}

export function describeLead(lead: LeadsTable): NewIncoming {
  const content: unknown = JSON.parse(lead.content);
  const volume = numberAt(content, 'volume');
  return {
    kind: 'leads',
    id: lead.id,
    created_at: lead.created_at,
    title: '',
    person: joined(textAt(content, 'firstName'), textAt(content, 'lastName')),
    company: textAt(content, 'company'),
    email: textAt(content, 'clientEmail'),
    project: textAt(content, 'location'),
    subject: joined(
      textAt(content, 'segment'),
      textAt(content, 'product'),
      volume === null ? '' : `${volume} m³`,
    ),
    total_cents: null,
    currency: null,
  };
}

/** Titled by its time on the company's clock; a cancelled one says so. */
export function describeMeeting(meeting: MeetingsTable, timeZone: string): NewIncoming {
  const content: unknown = JSON.parse(meeting.content);
  return {
    kind: 'meetings',
    id: meeting.id,
    created_at: meeting.created_at,
    // sv-SE formats dates as YYYY-MM-DD, which sorts.
    title: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      meeting.starts_at,
    ),
    person: joined(textAt(content, 'firstName'), textAt(content, 'lastName')),
    company: textAt(content, 'companyName'),
    email: textAt(content, 'clientEmail'),
    project: '',
    subject: joined(stateWord(meeting), textAt(content, 'comments')),
    total_cents: null,
    currency: null,
  };
}

/** A search word for the state; a confirmed meeting has none. */
const stateWord = ({ slot, confirm_by }: MeetingsTable): string => {
  if (confirm_by !== null) return 'unconfirmed';
  return slot === null ? 'cancelled' : '';
};
