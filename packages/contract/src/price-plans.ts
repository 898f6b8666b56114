import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { line, pricedSegmentId } from './fields.ts';
import { listKind, pricedSegment, publishErrors, staffErrors } from './price-fields.ts';
import { largestListBytes, publishOptionsBody, publishPricesBody } from './prices.ts';

/** The moment from which a list counts (PX-03). */
export const planQuery = z.strictObject({ at: z.iso.datetime({ offset: true }) });

export const plannedList = z.object({
  id: z.string(),
  kind: listKind,
  segment: pricedSegmentId,
  /** ISO time. */
  due_at: z.string(),
  /** `failed`: it could not be published; `held`: who planned it may no longer; see `errors`. */
  state: z.enum(['waiting', 'published', 'withdrawn', 'failed', 'held']),
  author: z.string(),
  comment: z.string(),
  created_at: z.string(),
  /** Number of prices that it changes. */
  changed: z.number(),
  /** The version that it became; null before. */
  version: z.nullable(z.number()),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
});
export type PlannedList = z.output<typeof plannedList>;

/** Plans that are held because their author may no longer publish (S21). */
export const heldPlans = z.array(plannedList);

export const planAnswer = z.object({
  id: z.string(),
  due_at: z.string(),
  changed: z.number(),
  /** The same changes were already planned for this moment. */
  repeated: z.boolean(),
});

export const planErrors = [...publishErrors, 'changed-meanwhile'] as const;

export const adminPlanPrices = endpoint('admin-plan-prices', 'POST /admin/unit/prices/plans', {
  summary: 'Publishes the changes of a base price list at a later moment.',
  staff: 'prices:write',
  takes: 'bytes',
  largestBodyBytes: largestListBytes,
  query: planQuery,
  body: publishPricesBody,
  response: planAnswer,
  errors: planErrors,
});

export const adminPlanOptions = endpoint('admin-plan-options', 'POST /admin/unit/options/plans', {
  summary: 'Publishes the changes of an option price list at a later moment.',
  staff: 'prices:write',
  takes: 'bytes',
  largestBodyBytes: largestListBytes,
  query: planQuery,
  body: publishOptionsBody,
  response: planAnswer,
  errors: planErrors,
});

export const adminListPlans = endpoint('admin-list-plans', 'GET /admin/unit/plans/:kind/:segment', {
  summary: 'Planned changes of a list that wait or could not be published, in the order of their moments.',
  staff: 'prices:read',
  params: z.object({ kind: listKind, segment: pricedSegment }),
  response: z.array(plannedList),
  errors: ['not-found', ...staffErrors],
});

const price = z.union([z.number(), z.string()]);

export const adminGetPlan = endpoint('admin-get-plan', 'GET /admin/unit/plans/:id', {
  summary: 'What a plan changes; at most 1,000 changes are listed.',
  staff: 'prices:read',
  params: z.object({ id: line(80) }),
  response: z.object({
    plan: plannedList,
    /** A unit's uuid or "group value"; cents or a formula. */
    changes: z.array(z.object({ id: z.string(), before: z.nullable(price), after: price })),
  }),
  errors: ['not-found', ...staffErrors],
});

export const adminTakePlan = endpoint('admin-take-plan', 'PUT /admin/unit/plans/:id', {
  summary: 'Takes over a held plan: it is published at its moment, or at once if that has passed.',
  staff: 'prices:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'changed-meanwhile', ...staffErrors],
});

export const adminWithdrawPlan = endpoint('admin-withdraw-plan', 'DELETE /admin/unit/plans/:id', {
  summary: 'Withdraws a plan before its moment.',
  staff: 'prices:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', ...staffErrors],
});
