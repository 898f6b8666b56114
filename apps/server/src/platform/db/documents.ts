import { randomUUIDv7 } from 'node:crypto';
import type { Db } from './store.ts';
import { checkedBytes, hashOfBytes } from './stored-bytes.ts';

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
