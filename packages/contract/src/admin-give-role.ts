import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { heldPlans } from './planned-list.ts';
import { staffRoles } from './staff-scopes.ts';

export const adminGiveRole = endpoint('admin-give-role', {
  summary: 'Gives a person a role. Nobody changes their own, so that one administrator always remains.',
  access: 'staff',
  scope: 'access:write',
  params: z.object({ id: line(255) }),
  /** Null: the default role again. */
  body: z.strictObject({ role: z.nullable(z.enum(staffRoles)) }),
  response: z.object({ ok: z.literal(true), held: heldPlans }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});
