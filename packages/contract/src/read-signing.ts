import * as z from 'zod/mini';
import { wireBuyer } from './buyer-fields.ts';
import { endpoint } from './endpoint.ts';
import { currency, segmentId, storageType, unitSize } from './fields.ts';
import { quotationSheet } from './quotation-sheet.ts';
import { choice } from './select-options.ts';
import { signingParams, signingStates } from './signing-fields.ts';

export const readSigning = endpoint('read-signing', {
  summary: 'A quotation before its signature: its number, whether it can be signed, and who is asked to.',
  access: 'anybody',
  params: signingParams,
  response: z.object({
    state: z.enum(signingStates),
    /** false: read-only, because the browser of the configuration looks without the token of the mail (D25). */
    may_sign: z.boolean(),
    quotation_number: z.string(),
    currency,
    total_in_cents: z.number(),
    /** ISO times. `closed_at` is the time of signing or declining. */
    valid_until: z.string(),
    closed_at: z.nullable(z.string()),
    signer_name: z.string(),
    company: z.string(),
    email: z.string(),
    /** Given so far; complete when `buyer_complete` says so (QU-03). */
    buyer: z.partial(wireBuyer),
    buyer_complete: z.boolean(),
    /** false: an external provider takes the signature, after the buyer is known. */
    signs_here: z.boolean(),
    sheet: quotationSheet,
    /** What the pictures on the pages are drawn from (ST-02). */
    unit: z.object({
      type: storageType,
      segment: segmentId,
      amount: z.number(),
      placement: z.enum(['outside', 'inside']),
      size: unitSize,
      /** "segment.group" → choice. */
      selection: z.record(z.string(), choice),
      /** The name of the own logo, if the unit carries it. */
      logo: z.optional(z.string()),
    }),
  }),
  errors: ['not-found', 'too-many-requests', 'unavailable'],
});
