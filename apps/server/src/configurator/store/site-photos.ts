import { createHash } from 'node:crypto';
import { checkedBytes, readDocument } from '../../platform/db/documents.ts';
import type { Db } from '../../platform/db/store.ts';

/** Names a picture by its content, also in the frozen quotation: another picture makes another revision. */
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 40);

interface SitePhoto {
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** The picture that the next quotation of a configuration gets; it replaces an earlier one (TD-05). */
export async function saveSitePhoto(
  db: Db,
  configurationId: string,
  bytes: Uint8Array,
  nowMs: number,
): Promise<void> {
  const before = await digestsOf(db, [configurationId]);
  await db.deleteFrom('site_photos').where('configuration_id', '=', configurationId).execute();
  await usePhoto(db, configurationId, await storePhoto(db, bytes), nowMs);
  await forgetUnusedPhotos(db, before);
}

/** The content once, however many have it (S18). */
async function storePhoto(db: Db, bytes: Uint8Array): Promise<string> {
  const digest = digestOf(bytes);
  await db
    .insertInto('photos')
    .values({ digest, bytes: Buffer.from(bytes) })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
  return digest;
}

const usePhoto = (db: Db, owner: string, digest: string, nowMs: number) =>
  db
    .insertInto('photo_uses')
    .values({ owner, digest, created_at: nowMs })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ digest, created_at: nowMs }))
    .execute();

/** The picture of a configuration or a quotation. */
export async function readSitePhoto(db: Db, owner: string): Promise<SitePhoto | undefined> {
  const used = await db
    .selectFrom('photo_uses')
    .innerJoin('photos', 'photos.digest', 'photo_uses.digest')
    .select(['photos.bytes', 'photos.digest'])
    .where('owner', '=', owner)
    .executeTakeFirst();
  const photo = used ?? (await earlierPhoto(db, owner));
  if (photo) checkedBytes(`photo of ${owner}`, photo.bytes, photo.digest);
  return photo;
}

/** Whether it has a picture, without its content. */
export const hasSitePhoto = async (db: Db, owner: string): Promise<boolean> =>
  (await ownersWithPhoto(db, [owner])).length > 0;

/** As an earlier release stored it: with each configuration and each quotation. */
async function earlierPhoto(db: Db, owner: string): Promise<SitePhoto | undefined> {
  const own = await db
    .selectFrom('site_photos')
    .select(['bytes', 'digest'])
    .where('configuration_id', '=', owner)
    .executeTakeFirst();
  if (own) return own;
  const bytes = await readDocument(db, owner, 'site-photo');
  return bytes && { bytes, digest: digestOf(bytes) };
}

/** The documents of a quotation include its picture, which has the id of the quotation. */
export async function photoDocumentsOf(db: Db, offerId: string) {
  const uses = await db
    .selectFrom('photo_uses')
    .select(['owner as id', 'created_at'])
    .where('owner', '=', offerId)
    .execute();
  return uses.map((use) => ({ ...use, kind: 'site-photo' as const }));
}

/** All pictures of configurations and of their quotations, for the export of a person's data. */
export async function sitePhotosOf(
  db: Db,
  owners: readonly string[],
): Promise<readonly { readonly of: string; readonly bytes: Uint8Array }[]> {
  const photos: { of: string; bytes: Uint8Array }[] = [];
  for (const of of owners) {
    const photo = await readSitePhoto(db, of);
    if (photo) photos.push({ of, bytes: photo.bytes });
  }
  return photos;
}

/** For a copy, or a quotation, of what has the picture. Nothing of its content is written again (S18). */
export async function copySitePhoto(db: Db, from: string, to: string, nowMs: number): Promise<void> {
  const use = await db.selectFrom('photo_uses').select('digest').where('owner', '=', from).executeTakeFirst();
  const earlier = use ? undefined : await earlierPhoto(db, from);
  const digest = use?.digest ?? (earlier && (await storePhoto(db, earlier.bytes)));
  if (digest !== undefined) await usePhoto(db, to, digest, nowMs);
}

/** The quotation keeps the picture that it was made with. One that was changed or removed meanwhile is left out. */
export async function quoteSitePhoto(
  db: Db,
  configurationId: string,
  digest: string | undefined,
  offerId: string,
  nowMs: number,
): Promise<void> {
  if (digest === undefined) return;
  const current = await digestsOf(db, [configurationId]);
  if (current.includes(digest)) await copySitePhoto(db, configurationId, offerId, nowMs);
}

async function digestsOf(db: Db, owners: readonly string[]): Promise<string[]> {
  const uses = await db
    .selectFrom('photo_uses')
    .select('digest')
    .where('owner', 'in', orNone(owners))
    .execute();
  const earlier = await db
    .selectFrom('site_photos')
    .select('digest')
    .where('configuration_id', 'in', orNone(owners))
    .execute();
  const documents = await db
    .selectFrom('documents')
    .select('bytes')
    .where('kind', '=', 'site-photo')
    .where('offer_id', 'in', orNone(owners))
    .execute();
  return [
    ...new Set([
      ...[...uses, ...earlier].map(({ digest }) => digest),
      ...documents.map(({ bytes }) => digestOf(bytes)),
    ]),
  ];
}

/**
 * Removes the pictures of configurations and of all their quotations, signed ones too: consent can be withdrawn at
 * any time, and the signed document does not contain the picture. From copies that are not theirs the same pictures
 * go, and others stay (S19). The site sheets are rendered again without it; mails are composed again if they are
 * unsent, and no longer shown if they were sent.
 */
export async function forgetSitePhotos(
  db: Db,
  configurationIds: readonly string[],
  copies: readonly string[] = [],
): Promise<void> {
  if (configurationIds.length === 0) return;
  const offersOf = async (ids: readonly string[]) => {
    const offers = await db
      .selectFrom('offers')
      .select('id')
      .where('configuration_id', 'in', orNone(ids))
      .execute();
    return offers.map(({ id }) => id);
  };
  const owners = [...configurationIds, ...(await offersOf(configurationIds))];
  const digests = await digestsOf(db, owners);
  if (digests.length === 0) return;
  const forgotten = [...owners];
  for (const copy of [...copies, ...(await offersOf(copies))]) {
    const [digest] = await digestsOf(db, [copy]);
    if (digest !== undefined && digests.includes(digest)) forgotten.push(copy);
  }
  const withPhoto = await ownersWithPhoto(db, forgotten);
  await db.deleteFrom('photo_uses').where('owner', 'in', forgotten).execute();
  await db.deleteFrom('site_photos').where('configuration_id', 'in', forgotten).execute();
  await db
    .deleteFrom('documents')
    .where('offer_id', 'in', orNone(withPhoto))
    .where('kind', 'in', ['site-photo', 'site-sheet'])
    .execute();
  await db
    .updateTable('outbox')
    .set({ raw: null })
    .where('offer_id', 'in', orNone(withPhoto))
    .where('kind', '=', 'offer')
    .execute();
  await forgetUnusedPhotos(db, digests);
}

/** Of quotations that are erased. */
export async function forgetPhotoUses(db: Db, owners: readonly string[]): Promise<void> {
  if (owners.length === 0) return;
  const digests = await digestsOf(db, owners);
  await db.deleteFrom('photo_uses').where('owner', 'in', owners).execute();
  await forgetUnusedPhotos(db, digests);
}

async function ownersWithPhoto(db: Db, owners: readonly string[]): Promise<string[]> {
  const uses = await db
    .selectFrom('photo_uses')
    .select('owner')
    .where('owner', 'in', orNone(owners))
    .execute();
  const earlier = await db
    .selectFrom('documents')
    .select('offer_id as owner')
    .where('kind', '=', 'site-photo')
    .where('offer_id', 'in', orNone(owners))
    .execute();
  return [...uses, ...earlier].map(({ owner }) => owner);
}

/** With its last use the content goes, too. */
const forgetUnusedPhotos = (db: Db, digests: readonly string[]) =>
  db
    .deleteFrom('photos')
    .where('digest', 'in', orNone(digests))
    .where('digest', 'not in', (each) => each.selectFrom('photo_uses').select('photo_uses.digest'))
    .execute();

/** PostgreSQL rejects an empty list. */
const orNone = (ids: readonly string[]): readonly string[] => (ids.length > 0 ? ids : ['']);
