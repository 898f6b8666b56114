import type { Db } from './store.ts';

/** The name is made from the content: the same file again is the same row. */
export async function saveMedia(db: Db, name: string, bytes: Uint8Array, nowMs: number): Promise<void> {
  await db
    .insertInto('media')
    .values({ name, bytes, created_at: nowMs })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function readMedia(db: Db, name: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('media').select('bytes').where('name', '=', name).executeTakeFirst();
  return row?.bytes;
}
