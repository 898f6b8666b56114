import type { Publication } from '@silowright/contract/admin-fields';
import type { adminGetOptions } from '@silowright/contract/admin-get-options';
import type { adminGetPrices } from '@silowright/contract/admin-get-prices';
import type { adminGetVersion, adminListHistory } from '@silowright/contract/admin-list-history';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { type ListVersion, listVersions, readListContent } from '../store/price-lists.ts';
import type { Store } from '../store/store.ts';

const publicationOf = (row: ListVersion): Publication => ({
  version: row.version,
  author: row.author,
  comment: row.comment,
  published_at: new Date(row.published_at).toISOString(),
});

/** The lists in force (PR-09), with who published them. */
export const getPricesHandler =
  (store: Store): Handler<typeof adminGetPrices> =>
  async ({ params }) => {
    const row = await store.read((db) => readListContent(db, 'base', params.segment));
    if (!row) throw new ApiError('not-found');
    return { ...JSON.parse(row.content), publication: publicationOf(row) };
  };

export const getOptionsHandler =
  (store: Store): Handler<typeof adminGetOptions> =>
  async ({ params }) => {
    const row = await store.read((db) => readListContent(db, 'options', params.segment));
    if (!row) throw new ApiError('not-found');
    return { ...JSON.parse(row.content), publication: publicationOf(row) };
  };

export const listHistoryHandler =
  (store: Store): Handler<typeof adminListHistory> =>
  async ({ params }) => {
    const rows = await store.read((db) => listVersions(db, params.kind, params.segment));
    return rows.map(publicationOf);
  };

export const getVersionHandler =
  (store: Store): Handler<typeof adminGetVersion> =>
  async ({ params }) => {
    const version = Number(params.version);
    const row = await store.read((db) => readListContent(db, params.kind, params.segment, version));
    if (!row) throw new ApiError('not-found');
    const { prices, options } = JSON.parse(row.content);
    return { publication: publicationOf(row), ...(prices && { prices }), ...(options && { options }) };
  };
