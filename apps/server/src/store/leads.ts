import { describeLead } from './describe-incoming.ts';
import { recordIncoming } from './incoming.ts';
import type { Db } from './store.ts';
import type { LeadsTable } from './tables.ts';

/** False: the same lead was sent before; it is stored once. */
export async function insertLead(db: Db, lead: LeadsTable): Promise<boolean> {
  const result = await db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.columns(['configuration_id', 'content_hash']).doNothing())
    .executeTakeFirst();
  const isNew = result.numInsertedOrUpdatedRows === 1n;
  if (isNew) await recordIncoming(db, [describeLead(lead)]);
  return isNew;
}

export function findLead(db: Db, id: string): Promise<LeadsTable | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}
