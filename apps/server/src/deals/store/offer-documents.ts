import { photoDocumentsOf, readSitePhoto } from '../../configurator/store/site-photos.ts';
import type { Db } from '../../platform/db/store.ts';

export async function documentsOf(db: Db, offerId: string) {
  const papers = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'created_at'])
    .where('offer_id', '=', offerId)
    .orderBy('created_at')
    .execute();
  return [...papers, ...(await photoDocumentsOf(db, offerId))];
}

/** A paper of a quotation, or its picture of the site, which has the id of the quotation. */
export async function documentById(
  db: Db,
  id: string,
): Promise<{ readonly kind: string; readonly bytes: Uint8Array } | undefined> {
  const paper = await db
    .selectFrom('documents')
    .select(['kind', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  const photo = paper ? undefined : await readSitePhoto(db, id);
  return paper ?? (photo && { kind: 'site-photo', bytes: photo.bytes });
}
