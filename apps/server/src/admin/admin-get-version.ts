import type { adminGetVersion } from '@silowright/contract/admin-get-version';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { readListContent } from '../store/price-lists.ts';
import { publicationOf } from './publication-of.ts';

export const adminGetVersionHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGetVersion> =>
  async ({ params }) => {
    const version = Number(params.version);
    const row = await store.read((db) => readListContent(db, params.kind, params.segment, version));
    if (!row) throw new ApiError('not-found');
    const { prices, options } = JSON.parse(row.content);
    return { publication: publicationOf(row), ...(prices && { prices }), ...(options && { options }) };
  };
