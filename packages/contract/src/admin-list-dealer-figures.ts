import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { firstDealers } from './admin-list-dealers.ts';
import { endpoint } from './endpoint.ts';
import { currency } from './fields.ts';

/** Quotations of twelve months. Dealers without any are not listed; with a limit only the first by name. */
export const adminListDealerFigures = endpoint('admin-list-dealer-figures', {
  summary: 'How many quotations each dealer got in twelve months, their value, and how many were signed.',
  access: 'staff',
  scope: 'dealers:read',
  query: z.object({ limit: firstDealers }),
  response: z.array(
    z.object({
      id: z.string(),
      sent: z.number(),
      /** Of what was sent, by currency, the most quotations first. */
      amounts: z.array(z.object({ currency, cents: z.number() })),
      signed: z.number(),
      /** The day of the last quotation. */
      last: z.string(),
      /** Quotations by month, the current month last. */
      months: z.array(z.number()),
    }),
  ),
  errors: staffErrors,
});
