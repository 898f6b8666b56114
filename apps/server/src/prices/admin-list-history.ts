import type { adminListHistory } from '@silowright/contract/prices';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { pricedSegmentOf } from './known-codes.ts';
import { publicationOf } from './publication-of.ts';
import { listVersions } from './store/price-lists.ts';

export const adminListHistoryHandler =
  (
    parts: Pick<ServerParts, 'store' | 'catalogues' | 'catalogue' | 'texts'>,
  ): Handler<typeof adminListHistory> =>
  async ({ params }) => {
    const segment = pricedSegmentOf(parts, params.segment);
    const rows = await parts.store.read((db) => listVersions(db, params.kind, segment));
    return rows.map(publicationOf);
  };
