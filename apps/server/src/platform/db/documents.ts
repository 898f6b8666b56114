import { createHash, hash, randomUUIDv7 } from 'node:crypto';
import type { Db } from './store.ts';
import { DamagedDocument } from './stored-json.ts';

export const hashOfBytes = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex');

/** The bytes of a stored file, if they are those that were written. Null: written by an earlier release, without hash. */
export function checkedBytes<Bytes extends Uint8Array>(
  what: string,
  bytes: Bytes,
  sha256: string | null | undefined,
): Bytes {
  if (sha256 && !hashOfBytes(bytes).startsWith(sha256))
    throw new DamagedDocument(what, 'its bytes are not what was written');
  return bytes;
}

/**
 * The PDF of a quotation as sent, its site sheet, the quotation as sealed with its signature, and the visitor's
 * picture of the site (a JPEG).
 */
export type DocumentKind = 'quotation' | 'site-sheet' | 'signed' | 'site-photo';

export async function readDocument(
  db: Db,
  offerId: string,
  kind: DocumentKind,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(['bytes', 'sha256'])
    .where('offer_id', '=', offerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && checkedBytes(`${kind} of ${offerId}`, row.bytes, row.sha256);
}

/** Stored once: if two are created at the same time, the first stays. */
export async function saveDocument(
  db: Db,
  offerId: string,
  kind: DocumentKind,
  bytes: Uint8Array,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('documents')
    .values({
      id: randomUUIDv7(),
      offer_id: offerId,
      kind,
      bytes: Buffer.from(bytes),
      created_at: nowMs,
      sha256: hashOfBytes(bytes),
    })
    .onConflict((conflict) => conflict.columns(['offer_id', 'kind']).doNothing())
    .execute();
}

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
