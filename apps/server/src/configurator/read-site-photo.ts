import type { readSitePhoto as readCall } from '@silowright/contract/read-site-photo';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOwnConfiguration } from '../store/configurations.ts';
import { readSitePhoto } from '../store/site-photos.ts';

/** Only the browser that the configuration belongs to sees the picture here (TD-05). */
export const readSitePhotoHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof readCall> =>
  async ({ params: { id }, browser, reply }) => {
    if (!(await findOwnConfiguration(store, id, browser.hash))) throw new ApiError('unknown-configuration');
    const photo = await store.read((db) => readSitePhoto(db, id));
    if (!photo) throw new ApiError('not-found');
    reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    return Buffer.from(photo.bytes);
  };
