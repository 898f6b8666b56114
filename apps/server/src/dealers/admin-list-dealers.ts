import type { adminListDealers } from '@silowright/contract/dealers';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { listDealers } from './store/dealers.ts';

export const adminListDealersHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListDealers> =>
  async ({ query: { limit } }) =>
    (await store.read((db) => listDealers(db, limit ? Number(limit) : undefined))).map((dealer) => ({
      ...dealer,
      segments: [...dealer.segments],
    }));
