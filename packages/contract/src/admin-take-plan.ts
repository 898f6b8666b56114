import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

export const adminTakePlan = endpoint('admin-take-plan', {
  summary: 'Takes over a held plan: it is published at its moment, or at once if that has passed.',
  access: 'staff',
  scope: 'prices:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'changed-meanwhile', ...staffErrors],
});
