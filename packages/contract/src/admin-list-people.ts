import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { staffRoles } from './staff-scopes.ts';

export const adminListPeople = endpoint('admin-list-people', {
  summary: 'Everybody who has logged in, with the role; the last seen first.',
  access: 'staff',
  scope: 'access:write',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
      /** The role that counts. */
      role: z.enum([...staffRoles, 'none']),
      /** `provider`: from the login's claim, which an administrator cannot change here. */
      role_from: z.enum(['provider', 'administrator', 'default']),
      last_seen: z.string(),
    }),
  ),
  errors: staffErrors,
});
