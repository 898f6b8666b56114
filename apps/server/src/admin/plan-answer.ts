import type { PlannedList } from '@silowright/contract/planned-list';
import type { FastifyRequest } from 'fastify';
import { staffName, staffOf } from '../http/staff-only.ts';
import { planPublish } from '../price-lists/plan-publish.ts';
import type { ServerParts } from '../server-parts.ts';
import type { ListedPlan } from '../store/planned-lists.ts';
import type { ListKind } from '../store/price-lists.ts';
import { readStored } from '../store/stored-json.ts';
import { storedKinds } from '../store/stored-kinds.ts';
import { bytesOf } from './unread-body.ts';

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
