import type { adminListHistory } from '@silowright/contract/admin-list-history';
import type { Handler } from '../http/mount.ts';
import { pricedSegmentOf } from '../price-lists/known-codes.ts';
import type { ServerParts } from '../server-parts.ts';
import { listVersions } from '../store/price-lists.ts';
import { publicationOf } from './publication-of.ts';

export const adminListHistoryHandler =
  ({ store, catalogues }: Pick<ServerParts, 'store' | 'catalogues'>): Handler<typeof adminListHistory> =>
  async ({ params }) => {
    const segment = pricedSegmentOf(catalogues, params.segment);
    const rows = await store.read((db) => listVersions(db, params.kind, segment));
    return rows.map(publicationOf);
  };
