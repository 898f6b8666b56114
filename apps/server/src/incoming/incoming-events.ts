import type { Db } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { IncomingEventsTable, SigningEventsTable } from '../platform/db/tables.ts';
import type { IncomingKind } from './incoming.ts';

export type NewIncomingEvent = Omit<IncomingEventsTable, 'author' | 'details'> &
  Partial<Pick<IncomingEventsTable, 'author' | 'details'>>;

/** Written in the transaction of the change, so that history and data always agree. */
export async function recordIncomingEvents(db: Db, events: readonly NewIncomingEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('incoming_events')
    .values(events.map((event) => ({ author: '', details: '', ...event })))
    .execute();
}

export interface IncomingEvent {
  readonly at: number;
  readonly event: IncomingEventsTable['event'] | SigningEventsTable['event'];
  readonly author: string;
  readonly details: string;
}

/** Why the customer declined; empty if no reason was given or the signing service kept it. */
function reasonOf({ event, details }: Pick<SigningEventsTable, 'event' | 'details'>): string {
  const reason: unknown =
    event === 'declined'
      ? readStored<{ reason?: unknown }>(storedKinds.signingEvent, '', details).reason
      : '';
  return typeof reason === 'string' ? reason : '';
}

/** Visits of the customer; more often than this they are one, so that reloading does not fill the timeline. */
const oneVisitMs = 10 * 60_000;
/** Per quotation and kind. */
const maxVisits = 200;

/** The customer opened the page, downloaded the PDF, or reopened the configuration (DK-07). */
export async function recordVisit(
  db: Db,
  offerId: string,
  event: 'opened' | 'downloaded' | 'reopened',
  at: number,
): Promise<void> {
  const { visits, last } = await db
    .selectFrom('incoming_events')
    .select((row) => [row.fn.countAll<number>().as('visits'), row.fn.max<number | null>('at').as('last')])
    .where('kind', '=', 'quotations')
    .where('incoming_id', '=', offerId)
    .where('event', '=', event)
    .executeTakeFirstOrThrow();
  if (Number(visits) >= maxVisits || (last !== null && at - Number(last) < oneVisitMs)) return;
  await recordIncomingEvents(db, [{ kind: 'quotations', incoming_id: offerId, event, at }]);
}

/** The alternative whose signature closed a quotation; undefined if none did. */
export async function signedInsteadOf(db: Db, offerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('incoming_events')
    .select('details')
    .where('kind', '=', 'quotations')
    .where('incoming_id', '=', offerId)
    .where('event', '=', 'superseded')
    .executeTakeFirst();
  return row?.details;
}

/** The newest note of an item; sending the same note again adds nothing. */
export function newestNote(
  db: Db,
  kind: IncomingKind,
  id: string,
): Promise<Pick<IncomingEventsTable, 'author' | 'details'> | undefined> {
  return db
    .selectFrom('incoming_events')
    .select(['author', 'details'])
    .where('kind', '=', kind)
    .where('incoming_id', '=', id)
    .where('event', '=', 'noted')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Actions of staff and the visitor, oldest first; for quotations also their signing events. A quotation has one
 * timeline for all its revisions.
 */
export async function incomingEvents(
  db: Db,
  kind: IncomingKind,
  ids: readonly string[],
): Promise<(IncomingEvent & { readonly incomingId: string })[]> {
  const recorded = await db
    .selectFrom('incoming_events')
    .select(['incoming_id as incomingId', 'at', 'event', 'author', 'details'])
    .where('kind', '=', kind)
    .where('incoming_id', 'in', ids)
    .orderBy('at')
    .execute();
  const signing =
    kind === 'quotations'
      ? await db
          .selectFrom('signing_events')
          .select(['offer_id', 'at', 'event', 'details'])
          .where('offer_id', 'in', ids)
          .execute()
      : [];
  // The document is read during a visit to the page, which is counted already; earlier releases did not count visits.
  const isVisit = ({ offer_id, event, at }: (typeof signing)[number]) =>
    event === 'opened' &&
    recorded.some((visit) => visit.event === 'opened' && visit.incomingId === offer_id && visit.at <= at);
  const signed = signing
    .filter((each) => !isVisit(each))
    .map((each) => ({
      incomingId: each.offer_id,
      at: each.at,
      event: each.event,
      author: '',
      details: reasonOf(each),
    }));
  return [...recorded, ...signed].toSorted((a, b) => a.at - b.at);
}
