import type { readSitePhoto as readCall } from '@silowright/contract/pictures';
import { findOwnConfiguration } from '../configurator/store/configurations.ts';
import { readSitePhoto } from '../configurator/store/site-photos.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOpenedCopy } from './opened-copy.ts';

/** Only the browser that the configuration belongs to sees the picture here (TD-05). */
export const readSitePhotoHandler =
  (parts: Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>): Handler<typeof readCall> =>
  async ({ params: { id }, browser, reply }) => {
    const own = await findOwnConfiguration(parts.store, id, browser.hash);
    const opened = own ? undefined : await findOpenedCopy(parts, id, browser.hash);
    if (!own && !opened) throw new ApiError('unknown-configuration');
    const photo = await parts.store.read((db) => readSitePhoto(db, opened?.offer.id ?? id));
    if (!photo) throw new ApiError('not-found');
    reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    return Buffer.from(photo.bytes);
  };
