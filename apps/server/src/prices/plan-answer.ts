import type { PlannedList } from '@silowright/contract/price-plans';
import type { FastifyRequest } from 'fastify';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { staffName, staffOf } from '../platform/http/staff-only.ts';
import { bytesOf } from '../platform/http/unread-body.ts';
import type { ServerParts } from '../server-parts.ts';
import { planPublish } from './plan-publish.ts';
import type { ListedPlan } from './store/planned-lists.ts';
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
