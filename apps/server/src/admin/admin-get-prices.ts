import type { adminGetPrices } from '@silowright/contract/admin-get-prices';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { readListContent } from '../store/price-lists.ts';
import { publicationOf } from './publication-of.ts';

/** The current lists (PR-09), with their publishers. */
export const adminGetPricesHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGetPrices> =>
  async ({ params }) => {
    const row = await store.read((db) => readListContent(db, 'base', params.segment));
    if (!row) throw new ApiError('not-found');
    return { ...JSON.parse(row.content), publication: publicationOf(row) };
  };
