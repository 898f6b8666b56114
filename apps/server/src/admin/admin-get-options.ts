import type { adminGetOptions } from '@silowright/contract/admin-get-options';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { readListContent } from '../store/price-lists.ts';
import { publicationOf } from './publication-of.ts';

export const adminGetOptionsHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGetOptions> =>
  async ({ params }) => {
    const row = await store.read((db) => readListContent(db, 'options', params.segment));
    if (!row) throw new ApiError('not-found');
    return { ...JSON.parse(row.content), publication: publicationOf(row) };
  };
