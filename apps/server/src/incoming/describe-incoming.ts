import { foldText } from '@silowright/domain/characters';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { IncomingTable, LeadsTable, MeetingsTable, OffersTable } from '../platform/db/tables.ts';

/** The work of staff on a quotation, which its next revision takes over. */
export type CarriedWork = Pick<
  IncomingTable,
  'assigned_to' | 'follow_up_at' | 'follow_up_about' | 'handled' | 'handled_by'
>;

/** A new row; what staff add to it begins empty. */
type NewIncoming = Omit<IncomingTable, 'search' | 'note' | keyof CarriedWork>;

const valueAt = (value: unknown, path: readonly string[]): unknown => {
  let at = value;
  for (const key of path)
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined;
  return at;
};
/** Reads text at a path of JSON of any shape. */
const textAt = (value: unknown, ...path: string[]): string => {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
};
const numberAt = (value: unknown, key: string): number | null => {
  const found = valueAt(value, [key]);
  return typeof found === 'number' ? found : null;
};
const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** Sorts like the name that a list shows, without case and accents, equally on both engines. */
const sortName = (company: string, person: string): string => foldText(company || person).slice(0, 80);

/** An item of a list, with the texts that it is found by. */
export type DescribedIncoming = NewIncoming & { readonly spoken: readonly string[] };

const withWords = (item: NewIncoming, ...more: string[]): DescribedIncoming => ({
  ...item,
  spoken: [
    ...[item.title, item.person, item.company, item.email, item.project, item.subject],
    ...[item.dealer, item.place, item.product, ...more],
  ],
});

/** A request, and a quotation of an earlier release in a migration, is its own only position. */
const positionsOf = (frozen: unknown): readonly unknown[] => {
  const positions = valueAt(frozen, ['positions']);
  return Array.isArray(positions) ? positions : [frozen];
};

/** The list entry of a quotation, made from its frozen data, so that both always agree. */
export function describeOffer(offer: OffersTable, frozen: unknown): DescribedIncoming {
  const positions = positionsOf(frozen);
  const [first] = positions;
  const person = joined(textAt(frozen, 'addressee', 'firstName'), textAt(frozen, 'addressee', 'lastName'));
  const company = textAt(frozen, 'addressee', 'companyName');
  const unitNames = [...new Set(positions.map((each) => textAt(each, 'unit', 'name')))].join(', ');
  return withWords(
    {
      kind: 'quotations',
      list: textAt(frozen, 'kind') === 'request' ? 'requests' : 'quotations',
      id: offer.id,
      created_at: offer.created_at,
      title: offer.revision > 1 ? `${offer.number}-${offer.revision}` : offer.number,
      sort_number: `${offer.number}-${String(offer.revision).padStart(4, '0')}`,
      person,
      company,
      sort_name: sortName(company, person),
      email: offer.client_email,
      phone: textAt(frozen, 'addressee', 'phoneNumber'),
      project: textAt(frozen, 'addressee', 'projectName'),
      subject:
        unitNames || joined(textAt(frozen, 'data', 'market', 'label'), textAt(frozen, 'data', 'productName')),
      product:
        textAt(first, 'request', 'storedProduct') ||
        textAt(first, 'request', 'product', 'label') ||
        textAt(frozen, 'data', 'productName'),
      place: textAt(first, 'values', 'locationPlacename') || textAt(first, 'request', 'placeName'),
      total_cents: numberAt(frozen, 'totalCents'),
      currency: textAt(frozen, 'currency') || null,
      state: offer.state,
      valid_until: offer.valid_until,
      starts_at: 0,
      market:
        textAt(first, 'unit', 'segment') ||
        textAt(frozen, 'data', 'segment') ||
        textAt(first, 'values', 'segment'),
      country: textAt(frozen, 'country'),
      dealer_id: textAt(frozen, 'dealer', 'id'),
      dealer: textAt(frozen, 'dealer', 'name'),
    },
    ...positions.map((each) => textAt(each, 'unit', 'typeName', 'label')),
    textAt(frozen, 'addressee', 'comments'),
  );
}

/** Without a place in a list of its own: what leads and meetings do not have. */
const plain = {
  state: 'received',
  valid_until: 0,
  starts_at: 0,
  country: '',
  dealer_id: '',
  dealer: '',
  place: '',
  product: '',
  total_cents: null,
  currency: null,
  sort_number: '',
} as const;

export function describeLead(lead: LeadsTable): DescribedIncoming {
  const content: unknown = readStored(storedKinds.lead, lead.id, lead.content);
  const volume = numberAt(content, 'volume');
  const person = joined(textAt(content, 'firstName'), textAt(content, 'lastName'));
  const company = textAt(content, 'company');
  return withWords(
    {
      ...plain,
      kind: 'leads',
      list: 'leads',
      id: lead.id,
      created_at: lead.created_at,
      title: '',
      person,
      company,
      sort_name: sortName(company, person),
      email: textAt(content, 'clientEmail'),
      phone: textAt(content, 'phoneNumber'),
      project: textAt(content, 'location'),
      subject: joined(
        textAt(content, 'segment'),
        textAt(content, 'product'),
        volume === null ? '' : `${volume} m³`,
      ),
      product: textAt(content, 'product'),
      market: textAt(content, 'segment'),
    },
    textAt(content, 'comments'),
  );
}

/** Titled by its time on the company's clock; a cancelled one says so. */
export function describeMeeting(meeting: MeetingsTable, timeZone: string): DescribedIncoming {
  const content: unknown = readStored(storedKinds.meeting, meeting.id, meeting.content);
  const person = joined(textAt(content, 'firstName'), textAt(content, 'lastName'));
  const company = textAt(content, 'companyName');
  return withWords({
    ...plain,
    kind: 'meetings',
    list: 'meetings',
    id: meeting.id,
    created_at: meeting.created_at,
    // sv-SE formats dates as YYYY-MM-DD, which sorts.
    title: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      meeting.starts_at,
    ),
    person,
    company,
    sort_name: sortName(company, person),
    email: textAt(content, 'clientEmail'),
    phone: textAt(content, 'phoneNumber'),
    project: '',
    subject: joined(stateWord(meeting), textAt(content, 'comments')),
    starts_at: meeting.starts_at,
    state: stateWord(meeting) || 'received',
    market: '',
  });
}

/** A search word for the state; a confirmed meeting has none. */
const stateWord = ({ slot, confirm_by }: MeetingsTable): '' | 'unconfirmed' | 'cancelled' => {
  if (confirm_by !== null) return 'unconfirmed';
  return slot === null ? 'cancelled' : '';
};
