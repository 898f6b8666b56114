import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

/** As many as the list of mails shows. */
export const mostMailsAtOnce = 500;

export const adminSettleMails = endpoint({
  name: 'admin-settle-mails',
  summary: 'Sends or discards many held or dead mails at once.',
  method: 'POST',
  path: '/admin/mails/settle',
  access: 'staff',
  body: z.strictObject({
    ids: z.array(line(80)).check(z.minLength(1), z.maxLength(mostMailsAtOnce)),
    action: z.enum(['send', 'discard']),
  }),
  /** How many were held or dead and are settled now; the others were settled by somebody else. */
  response: z.object({ ok: z.literal(true), settled: z.number() }),
  errors: ['bad-request', ...staffErrors],
});
