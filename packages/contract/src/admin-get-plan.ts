import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { plannedList } from './planned-list.ts';

const price = z.union([z.number(), z.string()]);

export const adminGetPlan = endpoint('admin-get-plan', {
  summary: 'What a plan changes; at most 1,000 changes are listed.',
  access: 'staff',
  scope: 'prices:read',
  params: z.object({ id: line(80) }),
  response: z.object({
    plan: plannedList,
    /** A unit's uuid or "group value"; cents or a formula. */
    changes: z.array(z.object({ id: z.string(), before: z.nullable(price), after: price })),
  }),
  errors: ['not-found', ...staffErrors],
});
