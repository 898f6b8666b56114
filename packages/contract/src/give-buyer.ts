import * as z from 'zod/mini';
import { completeBuyer } from './buyer-fields.ts';
import { endpoint } from './endpoint.ts';
import { quotationNumber, signingParams } from './signing-fields.ts';

export const giveBuyer = endpoint('give-buyer', {
  summary: 'Address, VAT number and order reference of the buyer, needed before signing (QU-03).',
  access: 'anybody',
  params: signingParams,
  body: z.object({ quotation_number: quotationNumber, buyer: completeBuyer }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'too-many-requests', 'unavailable'],
});
