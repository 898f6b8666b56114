import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { closingReason, quotationNumber, signingParams } from './signing-fields.ts';

export const declineQuotation = endpoint('decline-quotation', {
  summary: 'Declines the quotation with a reason and tells both sides.',
  access: 'anybody',
  rateLimit: 'mail',
  priority: 'high',
  params: signingParams,
  body: z.object({ quotation_number: quotationNumber, reason: closingReason }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'too-many-requests', 'unavailable'],
});
