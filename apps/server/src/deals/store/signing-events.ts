import type { Buyer } from '@silowright/domain/buyer/buyer';
import { stateBy, statesBefore } from '@silowright/domain/deal/states';
import { changeIncoming } from '../../incoming/incoming.ts';
import type { Db } from '../../platform/db/store.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { SigningEventsTable } from '../../platform/db/tables.ts';
import { outdateRevisionsOf } from './revisions.ts';

/** Each event is stored once; the first stays. */
export async function recordSigningEvent(db: Db, event: SigningEventsTable): Promise<void> {
  await db
    .insertInto('signing_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['offer_id', 'event']).doNothing())
    .execute();
}

/** The last answer replaces the one before. */
export async function saveAnswer(db: Db, event: SigningEventsTable): Promise<void> {
  const { at, address, browser, details } = event;
  await db
    .insertInto('signing_events')
    .values(event)
    .onConflict((conflict) =>
      conflict.columns(['offer_id', 'event']).doUpdateSet({ at, address, browser, details }),
    )
    .execute();
}

export function signingEvent(
  db: Db,
  offerId: string,
  event: SigningEventsTable['event'],
): Promise<SigningEventsTable | undefined> {
  return db
    .selectFrom('signing_events')
    .selectAll()
    .where('offer_id', '=', offerId)
    .where('event', '=', event)
    .executeTakeFirst();
}

/** The buyers given on the sign page, by offer. */
export async function buyersOf(db: Db, offerIds: readonly string[]): Promise<Map<string, Partial<Buyer>>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('signing_events')
    .select(['offer_id', 'details'])
    .where('offer_id', 'in', offerIds)
    .where('event', '=', 'buyer')
    .execute();
  return new Map(
    rows.map(({ offer_id, details }) => [
      offer_id,
      readStored<Partial<Buyer>>(storedKinds.signingEvent, offer_id, details),
    ]),
  );
}

/** When it was signed or declined, if it was. */
export async function closedAt(db: Db, offerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('signing_events')
    .select('at')
    .where('offer_id', '=', offerId)
    .where('event', 'in', ['signed', 'declined'])
    .executeTakeFirst();
  return row?.at;
}

/** False: it is not signed, or no longer signed. */
export async function voidOffer(db: Db, offerId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ state: stateBy('void') })
    .where('id', '=', offerId)
    .where('state', 'in', statesBefore('void'))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const eventOf = { signed: 'sign', declined: 'decline' } as const;

/**
 * The only transition from open to signed or declined; the item becomes unhandled for staff. False: another request
 * was faster.
 */
export async function closeOffer(
  db: Db,
  offerId: string,
  { outcome, frozen }: { readonly outcome: keyof typeof eventOf; readonly frozen?: string },
  expiryMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ state: stateBy(eventOf[outcome]), ...(frozen !== undefined && { frozen }) })
    .where('id', '=', offerId)
    .where('state', 'in', statesBefore(eventOf[outcome]))
    .where('valid_until', '>=', expiryMs)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await changeIncoming(db, 'quotations', offerId, { handled: 0, handled_by: null });
  await outdateRevisionsOf(db, offerId);
  return true;
}

/** What the customer wrote when declining; empty if nothing. */
export async function declineReasonOf(db: Db, offerId: string): Promise<string> {
  const row = await db
    .selectFrom('signing_events')
    .select('details')
    .where('offer_id', '=', offerId)
    .where('event', '=', 'declined')
    .executeTakeFirst();
  const reason: unknown =
    row && readStored<{ reason?: unknown }>(storedKinds.signingEvent, offerId, row.details).reason;
  return typeof reason === 'string' ? reason : '';
}
