import type { Db } from './store.ts';
import type { LeadsTable } from './tables.ts';

/** False: the same lead was sent before, and is kept once. */
export async function insertLead(db: Db, lead: LeadsTable): Promise<boolean> {
  const result = await db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.columns(['configuration_id', 'content_hash']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
