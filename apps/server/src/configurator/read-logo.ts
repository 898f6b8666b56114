import type { readLogo } from '@silowright/contract/pictures';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { readUnitLogo } from './store/unit-logos.ts';

/** A fixed type and no active content (threat 33). Kept by the browser only, so that it can be erased elsewhere. */
export const readLogoHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof readLogo> =>
  async ({ params: { name }, query: { full }, reply }) => {
    const bytes = await store.read((db) => readUnitLogo(db, name, full ? 'full_size' : 'shown'));
    if (!bytes) throw new ApiError('not-found');
    reply.headers({
      'content-type': 'image/png',
      'content-disposition': `${full ? 'attachment' : 'inline'}; filename="logo.png"`,
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return Buffer.from(bytes);
  };
