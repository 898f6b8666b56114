import type { adminTakePlan } from '@silowright/contract/price-plans';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffName, staffOf } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { readPlan, takeOverPlan, waitingPlanAt } from './store/planned-lists.ts';

/** Who takes it over stands for it from then on (S21). */
export const adminTakePlanHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminTakePlan> =>
  async ({ params: { id }, request }) => {
    const author = { author: staffName(request), author_id: staffOf(request).subject };
    await store.write(async (db) => {
      const plan = await readPlan(db, id);
      if (!plan) throw new ApiError('not-found');
      if (await waitingPlanAt(db, plan)) throw new ApiError('changed-meanwhile');
      if (!(await takeOverPlan(db, id, author))) throw new ApiError('not-found');
    });
    return { ok: true };
  };
