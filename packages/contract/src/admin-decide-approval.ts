import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';
import { closingReason } from './signing-fields.ts';

export const adminDecideApproval = endpoint('admin-decide-approval', {
  summary: 'Approves a revision, which is then sent, or refuses it with a reason. Not by its author (D29).',
  access: 'staff',
  scope: 'offers:decide',
  params: z.object({ id: uuid }),
  body: z.union([
    z.strictObject({ approve: z.literal(true) }),
    z.strictObject({ approve: z.literal(false), reason: closingReason }),
  ]),
  response: z.object({
    /** The new quotation if it was approved, else the one that stays. */
    quotation_id: z.string(),
  }),
  errors: [
    'bad-request',
    'not-found',
    'offer-closed',
    'changed-meanwhile',
    'unit-unavailable',
    'too-dense',
    ...staffErrors,
  ],
});
