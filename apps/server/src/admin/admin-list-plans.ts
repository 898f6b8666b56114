import type { adminListPlans } from '@silowright/contract/admin-list-plans';
import type { Handler } from '../http/mount.ts';
import { pricedSegmentOf } from '../price-lists/known-codes.ts';
import type { ServerParts } from '../server-parts.ts';
import { openPlans } from '../store/planned-lists.ts';
import { plannedListOf } from './plan-answer.ts';

export const adminListPlansHandler =
  ({ store, catalogues }: Pick<ServerParts, 'store' | 'catalogues'>): Handler<typeof adminListPlans> =>
  async ({ params }) => {
    const segment = pricedSegmentOf(catalogues, params.segment);
    const plans = await store.read((db) => openPlans(db, params.kind, segment));
    return plans.map(plannedListOf);
  };
