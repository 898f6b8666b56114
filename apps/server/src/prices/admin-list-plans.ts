import type { adminListPlans } from '@silowright/contract/price-plans';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { pricedSegmentOf } from './known-codes.ts';
import { plannedListOf } from './plan-answer.ts';
import { openPlans } from './store/planned-lists.ts';

export const adminListPlansHandler =
  (
    parts: Pick<ServerParts, 'store' | 'catalogues' | 'catalogue' | 'texts'>,
  ): Handler<typeof adminListPlans> =>
  async ({ params }) => {
    const segment = pricedSegmentOf(parts, params.segment);
    const plans = await parts.store.read((db) => openPlans(db, params.kind, segment));
    return plans.map(plannedListOf);
  };
