import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { currency, line } from './fields.ts';
import { staffErrors } from './price-fields.ts';
import { insightRanges, visitSteps } from './visit-steps.ts';

const sums = {
  sent: z.number(),
  signed: z.number(),
  /** By currency: amounts of different currencies are never added. */
  amounts: z.array(z.object({ currency, cents: z.number(), signed_cents: z.number() })),
};
const bars = z.array(z.object({ key: z.string(), name: z.string(), ...sums }));

export const adminGetInsight = endpoint('admin-get-insight', 'GET /admin/insight', {
  summary:
    'Quotations by week, market, country and dealer, the steps of visits, unmet wishes, chosen options.',
  staff: 'incoming:read',
  query: z.strictObject({
    weeks: z.optional(z.enum(insightRanges)),
    market: z.optional(line(40)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    dealer: z.optional(line(80)),
  }),
  response: z.object({
    /** Monday of each week, the last one not over. */
    weeks: z.array(z.object({ from: z.string(), ...sums })),
    funnel: z.array(z.object({ step: z.enum(visitSteps), count: z.number() })),
    markets: bars,
    countries: bars,
    dealers: bars,
    unmet: z.array(
      z.object({
        market: z.string(),
        country: z.string(),
        product: z.string(),
        volume: z.number(),
        /** JSON of the nearest change; empty if no single change helps. */
        nearest: z.string(),
        count: z.number(),
      }),
    ),
    /** "group.value" and how often it was quoted; `quotations` is the whole. */
    options: z.array(z.object({ option: z.string(), count: z.number() })),
    quotations: z.number(),
  }),
  errors: ['bad-request', ...staffErrors],
});
