import { createHash } from 'node:crypto';
import type { Db } from './store.ts';
import { checkedBytes } from './stored-bytes.ts';

export const logoName = (bytes: Uint8Array): string =>
  `logo-${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.png`;

/** Null for a file that was named otherwise. */
export const hashInName = (name: string): string | null =>
  /^(?:logo-)?([0-9a-f]{40})\.png$/.exec(name)?.[1] ?? null;

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
  return row && checkedBytes(name, row.bytes, hashInName(name));
}
