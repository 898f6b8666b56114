import { describeOffer } from './describe-incoming.ts';
import { recordIncoming } from './incoming.ts';
import type { Db } from './store.ts';
import type { OffersTable } from './tables.ts';

/**
 * Makes other transactions on this configuration's offers wait, so that two of them cannot take one revision.
 * Writing the row to itself is the lock both engines know.
 */
export async function lockOffersOf(db: Db, configurationId: string): Promise<void> {
  await db
    .updateTable('configurations')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', configurationId)
    .execute();
}

/** The newest first. */
export function offersOf(db: Db, configurationId: string): Promise<OffersTable[]> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('configuration_id', '=', configurationId)
    .orderBy('revision', 'desc')
    .execute();
}

export function latestOfferOf(db: Db, configurationId: string): Promise<OffersTable | undefined> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('configuration_id', '=', configurationId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Staff see it from the same transaction on (D14). */
export async function insertOffer(db: Db, offer: OffersTable): Promise<void> {
  await db.insertInto('offers').values(offer).execute();
  await recordIncoming(db, describeOffer(offer));
}

/** The next running number of a year; it is part of the transaction, so that no number is lost or doubled. */
export async function nextOfferNumber(db: Db, year: number): Promise<number> {
  const { next } = await db
    .insertInto('offer_numbers')
    .values({ year, next: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({ next: row('offer_numbers.next', '+', 1) })),
    )
    .returning('next')
    .executeTakeFirstOrThrow();
  return next;
}

export function findOffer(db: Db, id: string): Promise<OffersTable | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By the hash of the token in its reopen link (D21). */
export function findOfferByReopenHash(db: Db, tokenHash: string): Promise<OffersTable | undefined> {
  return db.selectFrom('offers').selectAll().where('reopen_token_hash', '=', tokenHash).executeTakeFirst();
}
