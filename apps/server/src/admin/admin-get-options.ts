import type { adminGetOptions } from '@silowright/contract/admin-get-options';
import type { ResponseOf } from '@silowright/contract/endpoint';
import type { Handler } from '../http/mount.ts';
import { pricedSegmentOf } from '../price-lists/known-codes.ts';
import type { ServerParts } from '../server-parts.ts';
import { publishedList } from './published-list.ts';

/** The current list (PR-09), with its publisher. */
export const adminGetOptionsHandler =
  (
    parts: Pick<ServerParts, 'store' | 'catalogues' | 'catalogue' | 'texts'>,
  ): Handler<typeof adminGetOptions> =>
  ({ params }) =>
    publishedList<ResponseOf<typeof adminGetOptions>>(
      parts.store,
      'options',
      pricedSegmentOf(parts, params.segment),
    );
