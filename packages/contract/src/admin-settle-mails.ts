import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { rowsPerPage } from './incoming-kinds.ts';

/** The maximum number of mails in one call, the same as on one page of the mail list. */
export const maximumMailsPerCall = rowsPerPage;

export const adminSettleMails = endpoint('admin-settle-mails', {
  summary: 'Sends or discards many held or dead mails at once.',
  access: 'staff',
  scope: 'incoming:write',
  body: z.strictObject({
    ids: z.array(line(80)).check(z.minLength(1), z.maxLength(maximumMailsPerCall)),
    action: z.enum(['send', 'discard']),
  }),
  /** Number of held or dead mails settled by this call. Mails already settled by others are not counted. */
  response: z.object({ ok: z.literal(true), settled: z.number() }),
  errors: ['bad-request', ...staffErrors],
});
