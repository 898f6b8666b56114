import * as z from 'zod/mini';
import { listKind, publishErrors } from './admin-fields.ts';
import { pricedSegmentId } from './fields.ts';

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
