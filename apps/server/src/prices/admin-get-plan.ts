import type { adminGetPlan } from '@silowright/contract/price-plans';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { plannedListOf } from './plan-answer.ts';
import type { PlannedChange } from './planned-changes.ts';
import { readPlan } from './store/planned-lists.ts';

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
