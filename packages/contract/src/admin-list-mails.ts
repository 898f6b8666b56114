import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { until } from './admin-list-incoming.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { day, incomingKind, staffMail } from './incoming-fields.ts';
import { mailStateFilters } from './incoming-kinds.ts';

export const mailListFilters = {
  /** The beginning of an address, or words of the item that the mail belongs to. */
  search: z.optional(line(maxLength.search)),
  /** `trouble`: not deliverable or held back. */
  state: z.optional(z.enum(mailStateFilters)),
  /** Days on which it was queued, both included, on the company's clock. */
  from: z.optional(day),
  to: z.optional(day),
};

export const listedMail = z.object({
  ...staffMail.shape,
  incoming: z.nullable(z.object({ kind: incomingKind, id: z.string(), title: z.string() })),
  /** When it is tried next; null if it is not waiting. */
  next_try_at: z.nullable(z.string()),
});

export type ListedMail = z.output<typeof listedMail>;

export const adminListMails = endpoint('admin-list-mails', {
  summary: 'Mails by the time they were queued, a page at a time, with their states and attempts.',
  access: 'staff',
  scope: 'incoming:read',
  query: z.strictObject({
    ...mailListFilters,
    /** By default `desc`. */
    order: z.optional(z.enum(['asc', 'desc'])),
    until,
    /** The `next` of a page: the mails behind it. */
    after: z.optional(line(120)),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  response: z.object({
    items: z.array(listedMail),
    next: z.nullable(z.string()),
    is_searching: z.literal(false),
    /** The server's time in milliseconds, for `until`. */
    as_of: z.number(),
  }),
  errors: ['bad-request', ...staffErrors],
});
