import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/store.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { DealerSavesTable } from '../../platform/db/tables.ts';
import { fieldChanges, recordDealerChanges } from './dealer-changes.ts';
import { removeDealer, type StaffDealerRow, saveDealer, staffDealers } from './dealers.ts';

/** One dealer of a save: its previous state, and the revision after the save. */
export interface SavedDealer {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  /** Null: the save created it. */
  readonly before: StaffDealerRow | null;
}

export interface DealerSave extends Omit<DealerSavesTable, 'dealers'> {
  readonly dealers: readonly SavedDealer[];
}

export async function recordDealerSave(
  db: Db,
  save: Pick<DealerSave, 'at' | 'author' | 'dealers'>,
): Promise<string> {
  const id = randomUUID();
  const { at, author } = save;
  const dealers = JSON.stringify(save.dealers);
  await db
    .insertInto('dealer_saves')
    .values({ id, at, author, dealers, undone_at: null, undone_by: null })
    .execute();
  return id;
}

/** Newest first. */
export async function dealerSaves(db: Db, limit: number): Promise<DealerSave[]> {
  const rows = await db
    .selectFrom('dealer_saves')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, dealers: readStored(storedKinds.dealerSave, row.id, row.dealers) }));
}

/** `changed`: one of its dealers was changed since, and nothing was undone. */
export async function undoDealerSave(
  db: Db,
  id: string,
  by: { readonly author: string; readonly nowMs: number },
): Promise<'undone' | 'unknown' | 'changed'> {
  const row = await db.selectFrom('dealer_saves').select('dealers').where('id', '=', id).executeTakeFirst();
  if (!row) return 'unknown';
  const { numUpdatedRows } = await db
    .updateTable('dealer_saves')
    .set({ undone_at: by.nowMs, undone_by: by.author })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return 'changed';
  const saved = readStored<SavedDealer[]>(storedKinds.dealerSave, id, row.dealers);
  const now = await staffDealers(
    db,
    saved.map((each) => each.id),
  );
  for (const { id: dealerId, revision, before } of saved) {
    const done = before ? await saveDealer(db, before, revision) : await removeDealer(db, dealerId, revision);
    if (!done) return 'changed';
  }
  await recordDealerChanges(
    db,
    saved.map(({ id: dealerId, before }) => ({
      dealer_id: dealerId,
      at: by.nowMs,
      author: by.author,
      kind: before ? ('undone' as const) : ('removed' as const),
      together: saved.length,
      fields: before ? fieldChanges(now.get(dealerId) ?? null, before) : [],
    })),
  );
  return 'undone';
}

export async function forgetDealerSaves(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('dealer_saves').where('at', '<', beforeMs).execute();
}
