import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

export const adminWithdrawPlan = endpoint('admin-withdraw-plan', {
  summary: 'Withdraws a plan before its moment.',
  access: 'staff',
  scope: 'prices:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', ...staffErrors],
});
