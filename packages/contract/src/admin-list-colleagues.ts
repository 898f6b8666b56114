import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';

export const adminListColleagues = endpoint('admin-list-colleagues', {
  summary: 'Everybody that work can be assigned to, by name.',
  access: 'staff',
  scope: 'desk:read',
  response: z.array(
    z.object({
      /** As written into `assigned_to` and into histories. */
      key: z.string(),
      name: z.string(),
      is_me: z.boolean(),
    }),
  ),
  errors: staffErrors,
});
