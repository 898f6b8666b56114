import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { heldPlans } from './planned-list.ts';

export const adminWithdrawToken = endpoint('admin-withdraw-token', {
  summary: 'Withdraws a token of a machine, at once and for good.',
  access: 'staff',
  scope: 'access:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true), held: heldPlans }),
  errors: ['not-found', ...staffErrors],
});
