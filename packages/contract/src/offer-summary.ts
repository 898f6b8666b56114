import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

/** Unknown and foreign ids get the same response (D18, threat 8). */
export const offerSummary = endpoint('offer-summary', {
  summary: 'Whether a dealer will handle the offer.',
  access: 'anybody',
  params: z.object({ id: line(64) }),
  response: z.object({
    dealer_offer: z.boolean(),
    /** Who will call (ST-12, ST-13). */
    dealer: z.optional(
      z.object({
        name: z.string(),
        city: z.string(),
        phone: z.string(),
        url: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['too-many-requests', 'unavailable'],
});
