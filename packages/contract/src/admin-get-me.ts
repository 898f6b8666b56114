import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { staffRoles, staffScopes } from './staff-scopes.ts';

export const adminGetMe = endpoint('admin-get-me', {
  summary: 'Who is calling, and what this caller may do.',
  access: 'staff',
  scope: 'desk:read',
  response: z.object({
    id: z.string(),
    name: z.string(),
    /** How this caller is named as an assignee and in a history. */
    recorded_as: z.string(),
    role: z.enum(staffRoles),
    /** In which the caller reads the desk; null: none was chosen. */
    language: z.nullable(z.string()),
    scopes: z.array(z.enum(staffScopes)),
  }),
  errors: staffErrors,
});
