import type { ResponseOf } from '@silowright/contract/call';
import type { adminGetVersion } from '@silowright/contract/prices';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { pricedSegmentOf } from './known-codes.ts';
import { publishedList } from './published-list.ts';

export const adminGetVersionHandler =
  (
    parts: Pick<ServerParts, 'store' | 'catalogues' | 'catalogue' | 'texts'>,
  ): Handler<typeof adminGetVersion> =>
  async ({ params }) => {
    const { publication, prices, options } = await publishedList<ResponseOf<typeof adminGetVersion>>(
      parts.store,
      params.kind,
      pricedSegmentOf(parts, params.segment),
      Number(params.version),
    );
    return { publication, ...(prices && { prices }), ...(options && { options }) };
  };
