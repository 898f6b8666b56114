import { createHash } from 'node:crypto';
import type { Db } from './store.ts';

export const logoName = (bytes: Uint8Array): string =>
  `logo-${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.png`;

/** The name is derived from the content: the same file is the same row. */
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
