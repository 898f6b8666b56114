import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { machineScopes } from './staff-scopes.ts';

export const adminListTokens = endpoint('admin-list-tokens', {
  summary: 'The tokens of machines, without their secrets; the newest first.',
  access: 'staff',
  scope: 'access:write',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scopes: z.array(z.enum(machineScopes)),
      author: z.string(),
      made_at: z.string(),
      expires_at: z.string(),
      withdrawn_at: z.nullable(z.string()),
      withdrawn_by: z.nullable(z.string()),
      last_used_at: z.nullable(z.string()),
    }),
  ),
  errors: staffErrors,
});
