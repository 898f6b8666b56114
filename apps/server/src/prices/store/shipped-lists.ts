import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import type { ShippedListsTable } from '../../platform/db/tables.ts';

/** What a segment was shipped with last, and whether it was ever shipped with this content. */
export async function readShippedLists(
  db: Db,
  segment: string,
  contentHash: string,
): Promise<{ readonly latest: ShippedListsTable | undefined; readonly isKnown: boolean }> {
  const rows = db.selectFrom('shipped_lists').where('segment', '=', segment);
  const latest = await rows.selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  // Lists that were shipped again have " number" behind their hash.
  const known = await rows
    .select('number')
    .where(sql`substr(content_hash, 1, ${sql.lit(contentHash.length)})`, '=', contentHash)
    .executeTakeFirst();
  return { latest, isKnown: known !== undefined };
}

/** False: somebody else was first, and nothing was written. */
export async function insertShippedLists(db: Db, row: ShippedListsTable): Promise<boolean> {
  const result = await db
    .insertInto('shipped_lists')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
