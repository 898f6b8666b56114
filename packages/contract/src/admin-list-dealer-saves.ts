import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';

export const adminListDealerSaves = endpoint('admin-list-dealer-saves', {
  summary: 'What staff saved of dealers lately, the newest first.',
  access: 'staff',
  scope: 'dealers:read',
  response: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      author: z.string(),
      created: z.number(),
      changed: z.number(),
      /** Only the first few. */
      names: z.array(z.string()),
      undone_by: z.nullable(z.string()),
    }),
  ),
  errors: staffErrors,
});
