import type { MachineTokensTable } from '../../platform/db/staff-tables.ts';
import type { Db } from '../../platform/db/store.ts';

export async function addMachineToken(
  db: Db,
  token: Omit<MachineTokensTable, 'withdrawn_at' | 'withdrawn_by' | 'used_at'>,
): Promise<void> {
  await db
    .insertInto('machine_tokens')
    .values({ ...token, withdrawn_at: null, withdrawn_by: null, used_at: null })
    .execute();
}

/** A withdrawn token is not found. */
export const findMachineToken = (db: Db, hash: string): Promise<MachineTokensTable | undefined> =>
  db
    .selectFrom('machine_tokens')
    .selectAll()
    .where('hash', '=', hash)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** The newest first. */
export const listMachineTokens = (db: Db): Promise<MachineTokensTable[]> =>
  db.selectFrom('machine_tokens').selectAll().orderBy('made_at', 'desc').orderBy('id').limit(500).execute();

export async function noteTokenUse(db: Db, id: string, nowMs: number): Promise<void> {
  await db.updateTable('machine_tokens').set({ used_at: nowMs }).where('id', '=', id).execute();
}

/** Undefined: unknown, or withdrawn already. */
export async function withdrawMachineToken(
  db: Db,
  id: string,
  by: { readonly author: string; readonly nowMs: number },
): Promise<MachineTokensTable | undefined> {
  return db
    .updateTable('machine_tokens')
    .set({ withdrawn_at: by.nowMs, withdrawn_by: by.author })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
