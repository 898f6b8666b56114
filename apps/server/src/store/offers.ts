import { describeOffer } from './describe-incoming.ts';
import { recordIncoming } from './incoming.ts';
import type { Db } from './store.ts';
import type { OffersTable } from './tables.ts';

/**
 * Blocks other transactions on this configuration's offers, so that two cannot take the same revision. Updating the
 * row to itself locks it on both engines.
 */
export async function lockOffersOf(db: Db, configurationId: string): Promise<void> {
  await db
    .updateTable('configurations')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', configurationId)
    .execute();
}

const newestFirst = (db: Db, configurationId: string) =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('configuration_id', '=', configurationId)
    .orderBy('revision', 'desc');

/** The newest first. */
export const offersOf = (db: Db, configurationId: string): Promise<OffersTable[]> =>
  newestFirst(db, configurationId).execute();

export const latestOfferOf = (db: Db, configurationId: string): Promise<OffersTable | undefined> =>
  newestFirst(db, configurationId).limit(1).executeTakeFirst();

/** Staff see it from the same transaction on (D14). */
export async function insertOffer(db: Db, offer: OffersTable): Promise<void> {
  await db.insertInto('offers').values(offer).execute();
  await recordIncoming(db, describeOffer(offer));
}

/** The next number of a year, taken in the transaction, so that numbers have no gaps and no duplicates. */
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
