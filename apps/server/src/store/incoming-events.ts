import type { IncomingKind } from './incoming.ts';
import type { Db } from './store.ts';
import type { IncomingEventsTable, SigningEventsTable } from './tables.ts';

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
  const reason: unknown = event === 'declined' ? JSON.parse(details).reason : '';
  return typeof reason === 'string' ? reason : '';
}

/** Actions of staff and the visitor; for a quotation also its signing events. Oldest first. */
export async function incomingEvents(db: Db, kind: IncomingKind, id: string): Promise<IncomingEvent[]> {
  const recorded = await db
    .selectFrom('incoming_events')
    .select(['at', 'event', 'author', 'details'])
    .where('kind', '=', kind)
    .where('incoming_id', '=', id)
    .execute();
  const signing =
    kind === 'quotations'
      ? await db
          .selectFrom('signing_events')
          .select(['at', 'event', 'details'])
          .where('offer_id', '=', id)
          .execute()
      : [];
  const signed = signing.map((each) => ({
    at: each.at,
    event: each.event,
    author: '',
    details: reasonOf(each),
  }));
  return [...recorded, ...signed].toSorted((a, b) => a.at - b.at);
}
