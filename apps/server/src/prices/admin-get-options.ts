import type { ResponseOf } from '@silowright/contract/call';
import type { adminGetOptions } from '@silowright/contract/prices';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { pricedSegmentOf } from './known-codes.ts';
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
