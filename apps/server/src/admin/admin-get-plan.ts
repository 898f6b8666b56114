import type { adminGetPlan } from '@silowright/contract/admin-get-plan';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { PlannedChange } from '../price-lists/planned-changes.ts';
import type { ServerParts } from '../server-parts.ts';
import { readPlan } from '../store/planned-lists.ts';
import { readStored } from '../store/stored-json.ts';
import { storedKinds } from '../store/stored-kinds.ts';
import { plannedListOf } from './plan-answer.ts';

const mostChanges = 1_000;

export const adminGetPlanHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGetPlan> =>
  async ({ params }) => {
    const plan = await store.read((db) => readPlan(db, params.id));
    if (!plan) throw new ApiError('not-found');
    const changes = readStored<PlannedChange[]>(storedKinds.plannedChanges, plan.id, plan.changes);
    return {
      plan: plannedListOf(plan),
      changes: changes.slice(0, mostChanges).map(([id, before, after]) => ({ id, before, after })),
    };
  };
