import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { quotationNumber, signature, signerName, signingParams } from './signing-fields.ts';

export const signQuotation = endpoint('sign-quotation', {
  summary:
    'Signs the quotation: it is sealed, kept and mailed to both sides. Once, and only by the mail’s token (D10, D25).',
  access: 'anybody',
  thread: 'seals',
  rateLimit: 'mail',
  priority: 'high',
  // A drawn signature has up to a few thousand points.
  largestBodyBytes: 128 * 1024,
  params: signingParams,
  body: z.object({
    quotation_number: quotationNumber,
    name: signerName,
    signature,
    consent: z.literal(true),
  }),
  response: z.object({ ok: z.literal(true), mail: z.enum(['queued', 'held']) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'buyer-missing', 'too-many-requests', 'unavailable'],
});
