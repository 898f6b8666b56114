import type { ResponseOf } from '@silowright/contract/call';
import type { Publication } from '@silowright/contract/price-fields';
import type { adminGetOptions, adminGetPrices, adminGetVersion } from '@silowright/contract/prices';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { Store } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { pricedSegmentOf } from './known-codes.ts';
import {
  type ListKind,
  type ListVersion,
  listOfRow,
  listVersions,
  readListContent,
} from './store/price-lists.ts';

/** A published list with its publisher, the current one unless a version is named; unknown ones are a 404. */
export async function publishedList<Content extends object>(
  store: Store,
  kind: ListKind,
  segment: PricedSegment,
  version?: number,
) {
  const row = await store.read((db) => readListContent(db, kind, segment, version));
  if (!row) throw new ApiError('not-found');
  return { ...listOfRow<Content>(row), publication: publicationOf(row) };
}

export const publicationOf = (row: ListVersion): Publication => ({
  version: row.version,
  author: row.author,
  comment: row.comment,
  published_at: new Date(row.published_at).toISOString(),
});

/** The current list (PR-09), with its publisher. */
export const adminGetPricesHandler: HandlerOf<'admin-get-prices'> =
  (parts) =>
  ({ params }) =>
    publishedList<ResponseOf<typeof adminGetPrices>>(
      parts.store,
      'base',
      pricedSegmentOf(parts, params.segment),
    );

/** The current list (PR-09), with its publisher. */
export const adminGetOptionsHandler: HandlerOf<'admin-get-options'> =
  (parts) =>
  ({ params }) =>
    publishedList<ResponseOf<typeof adminGetOptions>>(
      parts.store,
      'options',
      pricedSegmentOf(parts, params.segment),
    );

export const adminListHistoryHandler: HandlerOf<'admin-list-history'> =
  (parts) =>
  async ({ params }) => {
    const segment = pricedSegmentOf(parts, params.segment);
    const rows = await parts.store.read((db) => listVersions(db, params.kind, segment));
    return rows.map(publicationOf);
  };

export const adminGetVersionHandler: HandlerOf<'admin-get-version'> =
  (parts) =>
  async ({ params }) => {
    const { publication, prices, options } = await publishedList<ResponseOf<typeof adminGetVersion>>(
      parts.store,
      params.kind,
      pricedSegmentOf(parts, params.segment),
      Number(params.version),
    );
    return { publication, ...(prices && { prices }), ...(options && { options }) };
  };
