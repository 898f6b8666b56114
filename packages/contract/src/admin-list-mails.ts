import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { incomingKind, staffMail } from './incoming-fields.ts';

export const adminListMails = endpoint('admin-list-mails', {
  summary: 'Mails that did not go out: dead letters and held ones, the newest first, 500 at a time.',
  access: 'staff',
  scope: 'incoming:read',
  /** The id of the last mail of a page: the older ones. */
  query: z.strictObject({ after: z.optional(line(80)) }),
  response: z.array(
    z.object({
      ...staffMail.shape,
      incoming: z.nullable(z.object({ kind: incomingKind, id: z.string() })),
    }),
  ),
  errors: ['bad-request', ...staffErrors],
});
