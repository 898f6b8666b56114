import type { ResponseOf } from '@silowright/contract/call';
import type { adminGetPrices } from '@silowright/contract/prices';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { pricedSegmentOf } from './known-codes.ts';
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
