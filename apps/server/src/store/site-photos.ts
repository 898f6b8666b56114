import { createHash } from 'node:crypto';
import { readDocument, saveDocument } from './documents.ts';
import type { Db } from './store.ts';

/** Names the picture in the frozen quotation: another picture makes another revision. */
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 40);

/** The picture that the next quotation of a configuration gets; it replaces an earlier one (TD-05). */
export async function saveSitePhoto(
  db: Db,
  configurationId: string,
  bytes: Uint8Array,
  nowMs: number,
): Promise<void> {
  const stored = { digest: digestOf(bytes), bytes, created_at: nowMs };
  await db
    .insertInto('site_photos')
    .values({ configuration_id: configurationId, ...stored })
    .onConflict((conflict) => conflict.column('configuration_id').doUpdateSet(stored))
    .execute();
}

export async function readSitePhoto(
  db: Db,
  configurationId: string,
): Promise<{ readonly bytes: Uint8Array; readonly digest: string } | undefined> {
  return db
    .selectFrom('site_photos')
    .select(['bytes', 'digest'])
    .where('configuration_id', '=', configurationId)
    .executeTakeFirst();
}

/** All pictures of configurations and of their quotations, for the export of a person's data. */
export async function sitePhotosOf(
  db: Db,
  ids: { readonly configurations: readonly string[]; readonly offers: readonly string[] },
): Promise<readonly { readonly of: string; readonly bytes: Uint8Array }[]> {
  const current = await db
    .selectFrom('site_photos')
    .select(['configuration_id as of', 'bytes'])
    .where('configuration_id', 'in', ['', ...ids.configurations])
    .execute();
  const quoted = await db
    .selectFrom('documents')
    .select(['offer_id as of', 'bytes'])
    .where('kind', '=', 'site-photo')
    .where('offer_id', 'in', ['', ...ids.offers])
    .execute();
  return [...current, ...quoted];
}

/** For a copy of a configuration. */
export async function copySitePhoto(db: Db, from: string, to: string, nowMs: number): Promise<void> {
  const photo = await readSitePhoto(db, from);
  if (photo) await saveSitePhoto(db, to, photo.bytes, nowMs);
}

/** For the copy that is made from a quotation. False: the quotation has no picture. */
export async function reopenSitePhoto(db: Db, offerId: string, to: string, nowMs: number): Promise<boolean> {
  const bytes = await readDocument(db, offerId, 'site-photo');
  if (bytes) await saveSitePhoto(db, to, bytes, nowMs);
  return bytes !== undefined;
}

/** The quotation keeps a picture of its own. One that was changed or removed meanwhile is left out. */
export async function quoteSitePhoto(
  db: Db,
  configurationId: string,
  digest: string | undefined,
  offerId: string,
  nowMs: number,
): Promise<void> {
  if (digest === undefined) return;
  const photo = await readSitePhoto(db, configurationId);
  if (photo?.digest === digest) await saveDocument(db, offerId, 'site-photo', photo.bytes, nowMs);
}

/** A revision by staff keeps the picture of the quotation that it replaces. */
export async function reviseSitePhoto(db: Db, from: string, to: string, nowMs: number): Promise<void> {
  const bytes = await readDocument(db, from, 'site-photo');
  if (bytes) await saveDocument(db, to, 'site-photo', bytes, nowMs);
}

/**
 * Removes the pictures of configurations and of all their quotations, signed ones too: consent can be withdrawn at
 * any time, and the signed document does not contain the picture. The site sheets are rendered again without it;
 * mails are composed again if they are unsent, and no longer shown if they were sent.
 */
export async function forgetSitePhotos(db: Db, configurationIds: readonly string[]): Promise<void> {
  if (configurationIds.length === 0) return;
  await db.deleteFrom('site_photos').where('configuration_id', 'in', configurationIds).execute();
  const withPhoto = await db
    .selectFrom('documents')
    .innerJoin('offers', 'offers.id', 'documents.offer_id')
    .select('documents.offer_id')
    .where('documents.kind', '=', 'site-photo')
    .where('offers.configuration_id', 'in', configurationIds)
    .execute();
  const offers = withPhoto.map(({ offer_id }) => offer_id);
  if (offers.length === 0) return;
  await db
    .deleteFrom('documents')
    .where('offer_id', 'in', offers)
    .where('kind', 'in', ['site-photo', 'site-sheet'])
    .execute();
  await db
    .updateTable('outbox')
    .set({ raw: null })
    .where('offer_id', 'in', offers)
    .where('kind', '=', 'offer')
    .execute();
}
