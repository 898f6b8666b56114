import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { day, incomingKind, staffMail, until } from './desk.ts';
import { line } from './fields.ts';
import { mailStateFilters, rowsPerPage } from './incoming-kinds.ts';
import { staffErrors } from './price-fields.ts';

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

export const adminListMails = endpoint('admin-list-mails', 'GET /admin/mails', {
  summary: 'Mails by the time they were queued, a page at a time, with their states and attempts.',
  staff: 'incoming:read',
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

export const adminCountMails = endpoint('admin-count-mails', 'GET /admin/mails/count', {
  summary: 'How many mails match, and how many were queued later than `until`.',
  staff: 'incoming:read',
  query: z.strictObject({ ...mailListFilters, until }),
  response: z.object({
    count: z.number(),
    /** Counting stops above a thousand. */
    is_at_least: z.boolean(),
    newer: z.number(),
  }),
  errors: ['bad-request', ...staffErrors],
});

const delivery = z.object({
  ...listedMail.shape,
  /** Like offer.signed. */
  event: z.string(),
});

export type Delivery = z.output<typeof delivery>;

export const adminListDeliveries = endpoint('admin-list-deliveries', 'GET /admin/deliveries', {
  summary:
    'Webhooks and calls to the CRM with their attempts, the newest first, 500 at a time. admin-send-again sends one again.',
  staff: 'incoming:read',
  /** The id of the last delivery of a page: the older ones. */
  query: z.strictObject({ after: z.optional(line(80)) }),
  response: z.array(delivery),
  errors: ['bad-request', ...staffErrors],
});

export const adminSendAgain = endpoint('admin-send-again', 'POST /admin/mails/:id/send-again', {
  summary: 'Sends a mail again.',
  staff: 'incoming:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', ...staffErrors],
});

/** The maximum number of mails in one call, the same as on one page of the mail list. */
export const maximumMailsPerCall = rowsPerPage;

export const adminSettleMails = endpoint('admin-settle-mails', 'POST /admin/mails/settle', {
  summary: 'Sends or discards many held or dead mails at once.',
  staff: 'incoming:write',
  body: z.strictObject({
    ids: z.array(line(80)).check(z.minLength(1), z.maxLength(maximumMailsPerCall)),
    action: z.enum(['send', 'discard']),
  }),
  /** Number of held or dead mails settled by this call. Mails already settled by others are not counted. */
  response: z.object({ ok: z.literal(true), settled: z.number() }),
  errors: ['bad-request', ...staffErrors],
});
