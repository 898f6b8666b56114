import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';

export const adminGetClock = endpoint('admin-get-clock', {
  summary:
    "Whether the server's clock is right; while it is in doubt nothing is erased and no quotation expires.",
  access: 'staff',
  scope: 'desk:read',
  response: z.object({
    right: z.boolean(),
    now: z.string(),
    /** The last known correct time. */
    seen: z.string(),
  }),
  errors: staffErrors,
});
