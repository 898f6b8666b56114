import { describeLead } from '../../incoming/describe-incoming.ts';
import { recordIncoming } from '../../incoming/incoming.ts';
import type { Db } from '../../platform/db/store.ts';
import type { LeadsTable } from '../../platform/db/tables.ts';

/** False: the same lead was sent before; it is stored once. */
export async function insertLead(db: Db, lead: LeadsTable): Promise<boolean> {
  const result = await db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.columns(['configuration_id', 'content_hash']).doNothing())
    .executeTakeFirst();
  const isNew = result.numInsertedOrUpdatedRows === 1n;
  if (isNew) await recordIncoming(db, describeLead(lead));
  return isNew;
}

export function findLead(db: Db, id: string): Promise<LeadsTable | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}
