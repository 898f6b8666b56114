import type { adminGetPrices } from '@silowright/contract/admin-get-prices';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { readListContent } from '../store/price-lists.ts';
import { publicationOf } from './publication-of.ts';

/** The lists in force (PR-09), with who published them. */
export const adminGetPricesHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGetPrices> =>
  async ({ params }) => {
    const row = await store.read((db) => readListContent(db, 'base', params.segment));
    if (!row) throw new ApiError('not-found');
    return { ...JSON.parse(row.content), publication: publicationOf(row) };
  };
