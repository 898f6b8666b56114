import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { signingParams } from './signing-fields.ts';

export const resendQuotation = endpoint('resend-quotation', {
  summary:
    'Sends the mail with the newest revision to its addressee again, within the limits of that address.',
  access: 'configuration-owner',
  rateLimit: 'mail',
  params: signingParams,
  /** `held`: the address received too many mails recently. */
  response: z.object({ ok: z.literal(true), mail: z.enum(['queued', 'held']) }),
  errors: ['not-found', 'offer-closed', 'too-many-requests', 'unavailable'],
});
