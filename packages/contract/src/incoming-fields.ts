import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { currency, line } from './fields.ts';
import { incomingKinds, incomingLists, incomingStates, mailFilters } from './incoming-kinds.ts';

export const incomingKind = z.enum(incomingKinds);
export const incomingList = z.enum(incomingLists);

export const incomingId = line(80).check(z.regex(/^[A-Za-z0-9_-]{1,80}$/));

const mailState = z.enum(['waiting', 'held', 'sending', 'sent', 'dead', 'discarded', 'listed']);

export const incomingItem = z.object({
  id: z.string(),
  created_at: z.string(),
  /** Quotation number or meeting time; empty for a lead. */
  title: z.string(),
  person: z.string(),
  company: z.string(),
  email: z.string(),
  project: z.string(),
  /** One line: unit, product or wish. */
  subject: z.string(),
  total_in_cents: z.nullable(z.number()),
  /** null without a total. */
  currency: z.nullable(currency),
  state: z.enum([
    ...['open', 'expired', 'signed', 'declined', 'withdrawn', 'superseded', 'voided', 'received'],
    ...['unconfirmed', 'cancelled'],
  ] as const),
  /** Of an offer. */
  valid_until: z.nullable(z.string()),
  /** Of a meeting. */
  begins_at: z.nullable(z.string()),
  phone: z.string(),
  place: z.string(),
  /** ISO code; empty if unknown, as market and dealer. */
  country: z.string(),
  market: z.string(),
  dealer: z.string(),
  product: z.string(),
  handled: z.boolean(),
  assigned_to: z.string(),
  /** When it comes back on the desk, and what for (DK-07). */
  follow_up: z.nullable(z.object({ at: z.string(), about: z.string() })),
  /** State of the worst mail: dead, then held, waiting, sent. listed: a digest names the item; null: no mails. */
  mail: z.nullable(mailState),
});

export type IncomingItem = z.output<typeof incomingItem>;

export const day = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const cents = z.string().check(z.regex(/^\d{1,12}$/));

export const incomingFilters = {
  search: z.optional(line(maxLength.search)),
  state: z.optional(z.enum(incomingStates)),
  handled: z.optional(z.enum(['yes', 'no'])),
  market: z.optional(line(40)),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** The id of a dealer, or `none`. */
  dealer: z.optional(line(80)),
  /** Whose work it is, `me` or `none`. */
  person: z.optional(line(maxLength.assignee)),
  mail: z.optional(z.enum(mailFilters)),
  /** Days of arrival, of meetings their days, both included, on the company's clock. */
  from: z.optional(day),
  to: z.optional(day),
  /** What comes back on the desk today or came back before (DK-07). */
  due: z.optional(z.literal('today')),
  min: z.optional(cents),
  max: z.optional(cents),
};

export const staffMail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  recipient_role: z.string(),
  state: mailState,
  attempts: z.number(),
  last_error: z.nullable(z.string()),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
});

export type StaffMail = z.output<typeof staffMail>;
