import type { adminWithdrawPlan } from '@silowright/contract/price-plans';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { settlePlan } from './store/planned-lists.ts';

export const adminWithdrawPlanHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminWithdrawPlan> =>
  async ({ params, request }) => {
    const end = { state: 'withdrawn', settled_at: nowMs(), settled_by: staffName(request) } as const;
    if (!(await store.write((db) => settlePlan(db, params.id, end)))) throw new ApiError('not-found');
    return { ok: true };
  };
