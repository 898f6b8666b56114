import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { until } from './admin-list-incoming.ts';
import { endpoint } from './endpoint.ts';
import { currency } from './fields.ts';
import { incomingFilters, incomingList } from './incoming-fields.ts';

export const adminCountIncoming = endpoint('admin-count-incoming', {
  summary: 'How many items of a list match, what they are worth, and how many arrived later than `until`.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingList }),
  query: z.strictObject({ ...incomingFilters, until, exact: z.optional(z.literal('yes')) }),
  response: z.object({
    count: z.number(),
    /** Only the newest rows were counted; `exact` counts all, which takes longer. */
    is_at_least: z.boolean(),
    /** By currency, of those that have a price. */
    amounts: z.array(z.object({ currency, count: z.number(), total_in_cents: z.number() })),
    newer: z.number(),
  }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});
