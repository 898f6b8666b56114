import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { incomingKind, staffMail } from './incoming-fields.ts';

export const adminListDeliveries = endpoint('admin-list-deliveries', {
  summary:
    'Webhooks and calls to the CRM with their attempts, the newest first, 500 at a time. admin-send-again sends one again.',
  access: 'staff',
  scope: 'incoming:read',
  /** The id of the last delivery of a page: the older ones. */
  query: z.strictObject({ after: z.optional(line(80)) }),
  response: z.array(
    z.object({
      ...staffMail.shape,
      /** Like offer.signed. */
      event: z.string(),
      incoming: z.nullable(z.object({ kind: incomingKind, id: z.string() })),
    }),
  ),
  errors: ['bad-request', ...staffErrors],
});
