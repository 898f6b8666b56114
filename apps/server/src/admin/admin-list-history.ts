import type { adminListHistory } from '@silowright/contract/admin-list-history';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { listVersions } from '../store/price-lists.ts';
import { publicationOf } from './publication-of.ts';

export const adminListHistoryHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListHistory> =>
  async ({ params }) => {
    const rows = await store.read((db) => listVersions(db, params.kind, params.segment));
    return rows.map(publicationOf);
  };
