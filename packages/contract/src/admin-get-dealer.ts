import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { staffDealer } from './admin-list-dealers.ts';
import { dealerId } from './admin-save-dealers.ts';
import { endpoint } from './endpoint.ts';

/** What happened to a dealer; the sentence is the text admin.dealer-change-{kind}. */
export const dealerChangeKinds = ['created', 'changed', 'logo', 'undone', 'removed'] as const;

const dealerChange = z.object({
  /** ISO time. */
  at: z.string(),
  author: z.string(),
  kind: z.enum(dealerChangeKinds),
  /** How many dealers were saved together. */
  together: z.number(),
  /** As texts; segments are separated by blanks. */
  fields: z.array(z.object({ field: z.string(), was: z.string(), becomes: z.string() })),
});
export type StaffDealerChange = z.output<typeof dealerChange>;

export const adminGetDealer = endpoint('admin-get-dealer', {
  summary: 'A dealer with the history of its changes and its quotations by quarter.',
  access: 'staff',
  scope: 'dealers:read',
  params: z.object({ id: dealerId }),
  response: z.object({
    dealer: staffDealer,
    /** The phone number in the groups of its country. */
    printed_phone: z.string(),
    /** The newest first, at most 200. */
    changes: z.array(dealerChange),
    /** Eight quarters, the current one last. `from` is the first day. */
    quarters: z.array(z.object({ from: z.string(), sent: z.number(), signed: z.number() })),
    /** Median days from quotation to signature of the last signed ones; null: none was signed. */
    days_to_sign: z.nullable(z.number()),
  }),
  errors: ['not-found', ...staffErrors],
});
