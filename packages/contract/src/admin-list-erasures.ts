import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { erasureOutcome } from './person-fields.ts';

export const adminListErasures = endpoint('admin-list-erasures', {
  summary: 'Who erased whose data and when, what remained and why; the newest first, 500 at a time.',
  access: 'staff',
  scope: 'persons:write',
  /** The id of the last erasure of a page: the older ones. */
  query: z.strictObject({ after: z.optional(line(80)) }),
  response: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      author: z.string(),
      /** Hex SHA-256 of the address in lower case; null: erased by retention, without a request. */
      person_hash: z.nullable(z.string()),
      ...erasureOutcome,
    }),
  ),
  errors: ['bad-request', ...staffErrors],
});
