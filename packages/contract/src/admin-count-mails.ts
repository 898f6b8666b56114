import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { until } from './admin-list-incoming.ts';
import { mailListFilters } from './admin-list-mails.ts';
import { endpoint } from './endpoint.ts';

export const adminCountMails = endpoint('admin-count-mails', {
  summary: 'How many mails match, and how many were queued later than `until`.',
  access: 'staff',
  scope: 'incoming:read',
  query: z.strictObject({ ...mailListFilters, until }),
  response: z.object({
    count: z.number(),
    /** Counting stops above a thousand. */
    is_at_least: z.boolean(),
    newer: z.number(),
  }),
  errors: ['bad-request', ...staffErrors],
});
