import type { saveSitePhoto as saveCall } from '@silowright/contract/pictures';
import { largestPhotoBytes, longestPhotoPx } from '@silowright/domain/photo/photo-limits';
import type { Db } from '../platform/db/store.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { redrawPicture } from '../platform/http/redraw-picture.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOwnConfiguration, touchConfiguration } from './store/configurations.ts';
import { copiesOf, withOrigins } from './store/copies.ts';
import { forgetSitePhotos, saveSitePhoto } from './store/site-photos.ts';

const sentences = {
  'not-jpeg': 'is not a JPEG',
  broken: 'is a JPEG that cannot be read',
  'too-many-pixels': 'has too many pixels',
} as const;

/** Keeps the redrawn picture with the configuration; the next quotation prints it (TD-05, threat 79). */
export const saveSitePhotoHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof saveCall> =>
  async ({ body: { id, photo }, browser }) => {
    // Before the picture is read: a stranger must not make the server work.
    if (!(await findOwnConfiguration(store, id, browser.hash))) throw new ApiError('unknown-configuration');
    const bytes = photo && (await redrawn(Buffer.from(photo.jpeg, 'base64')));
    await store.write(async (db) => {
      await touchConfiguration(db, { id, browser_hash: browser.hash, now: nowMs() });
      if (bytes) await saveSitePhoto(db, id, bytes, nowMs());
      else await withdrawPhoto(db, id);
    });
    return { ok: true };
  };

/** Consent that is withdrawn counts for all copies, and for what this browser copied it from (S19). */
async function withdrawPhoto(db: Db, id: string): Promise<void> {
  const origins = await withOrigins(db, id);
  await forgetSitePhotos(db, [id], [...origins, ...(await copiesOf(db, origins))]);
}

async function redrawn(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > largestPhotoBytes) throw new ApiError('payload-too-large');
  const outcome = await redrawPicture(bytes, 'jpeg', (picture) =>
    picture
      .autoOrient()
      .resize({ width: longestPhotoPx, height: longestPhotoPx, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 }),
  );
  if (outcome.ok) return outcome.value;
  throw new ApiError('bad-request', [fieldError('photo.jpeg', outcome.reason, sentences[outcome.reason])]);
}
