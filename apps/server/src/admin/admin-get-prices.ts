import type { adminGetPrices } from '@silowright/contract/admin-get-prices';
import type { ResponseOf } from '@silowright/contract/endpoint';
import type { Handler } from '../http/mount.ts';
import { pricedSegmentOf } from '../price-lists/known-codes.ts';
import type { ServerParts } from '../server-parts.ts';
import { publishedList } from './published-list.ts';

/** The current list (PR-09), with its publisher. */
export const adminGetPricesHandler =
  (
    parts: Pick<ServerParts, 'store' | 'catalogues' | 'catalogue' | 'texts'>,
  ): Handler<typeof adminGetPrices> =>
  ({ params }) =>
    publishedList<ResponseOf<typeof adminGetPrices>>(
      parts.store,
      'base',
      pricedSegmentOf(parts, params.segment),
    );
