import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';
import { closingReason } from './signing-fields.ts';

export const adminVoidQuotation = endpoint('admin-void-quotation', {
  summary: 'Voids a signed quotation with a reason and tells both sides (D25).',
  access: 'staff',
  scope: 'offers:decide',
  params: z.object({ id: uuid }),
  body: z.strictObject({ reason: closingReason }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', ...staffErrors],
});
