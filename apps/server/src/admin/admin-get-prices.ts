import type { adminGetPrices } from '@silowright/contract/admin-get-prices';
import type { Handler } from '../http/mount.ts';
import { pricedSegmentOf } from '../price-lists/known-codes.ts';
import type { ServerParts } from '../server-parts.ts';
import { publishedList } from './published-list.ts';

/** The current list (PR-09), with its publisher. */
export const adminGetPricesHandler =
  ({ store, catalogues }: Pick<ServerParts, 'store' | 'catalogues'>): Handler<typeof adminGetPrices> =>
  ({ params }) =>
    publishedList(store, 'base', pricedSegmentOf(catalogues, params.segment));
