import type { PlannedList } from '@silowright/contract/price-plans';
import type { FastifyRequest } from 'fastify';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { staffName, staffOf } from '../platform/http/staff-only.ts';
import { bytesOf } from '../platform/http/unread-body.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import { pricedSegmentOf } from './known-codes.ts';
import { planPublish } from './plan-publish.ts';
import type { PlannedChange } from './planned-changes.ts';
import {
  type ListedPlan,
  openPlans,
  readPlan,
  settlePlan,
  takeOverPlan,
  waitingPlanAt,
} from './store/planned-lists.ts';
import type { ListKind } from './store/price-lists.ts';

export const plannedListOf = (plan: ListedPlan): PlannedList => ({
  id: plan.id,
  kind: plan.kind,
  segment: plan.segment,
  due_at: new Date(plan.due_at).toISOString(),
  state: plan.state,
  author: plan.author,
  comment: plan.comment,
  created_at: new Date(plan.created_at).toISOString(),
  changed: plan.changed,
  version: plan.version,
  errors: readStored(storedKinds.plannedChanges, plan.id, plan.problem ?? '[]'),
});

export async function planAnswer(
  parts: Pick<ServerParts, 'store' | 'nowMs'>,
  kind: ListKind,
  request: FastifyRequest,
  at: string,
) {
  const author = { author: staffName(request), authorId: staffOf(request).subject };
  const planned = await planPublish(parts, kind, bytesOf(request), author, Date.parse(at));
  const { id, changed, repeated, dueAt } = planned;
  return { id, due_at: new Date(dueAt).toISOString(), changed, repeated };
}

export const adminListPlansHandler: HandlerOf<'admin-list-plans'> =
  (parts) =>
  async ({ params }) => {
    const segment = pricedSegmentOf(parts, params.segment);
    const plans = await parts.store.read((db) => openPlans(db, params.kind, segment));
    return plans.map(plannedListOf);
  };

const maxChanges = 1_000;

export const adminGetPlanHandler: HandlerOf<'admin-get-plan'> =
  ({ store }) =>
  async ({ params }) => {
    const plan = await store.read((db) => readPlan(db, params.id));
    if (!plan) throw new ApiError('not-found');
    const changes = readStored<PlannedChange[]>(storedKinds.plannedChanges, plan.id, plan.changes);
    return {
      plan: plannedListOf(plan),
      changes: changes.slice(0, maxChanges).map(([id, before, after]) => ({ id, before, after })),
    };
  };

/** Who takes it over stands for it from then on (S21). */
export const adminTakePlanHandler: HandlerOf<'admin-take-plan'> =
  ({ store }) =>
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

export const adminWithdrawPlanHandler: HandlerOf<'admin-withdraw-plan'> =
  ({ store, nowMs }) =>
  async ({ params, request }) => {
    const end = { state: 'withdrawn', settled_at: nowMs(), settled_by: staffName(request) } as const;
    if (!(await store.write((db) => settlePlan(db, params.id, end)))) throw new ApiError('not-found');
    return { ok: true };
  };
