import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { listedMail } from './admin-list-mails.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

const delivery = z.object({
  ...listedMail.shape,
  /** Like offer.signed. */
  event: z.string(),
});

export type Delivery = z.output<typeof delivery>;

export const adminListDeliveries = endpoint('admin-list-deliveries', {
  summary:
    'Webhooks and calls to the CRM with their attempts, the newest first, 500 at a time. admin-send-again sends one again.',
  access: 'staff',
  scope: 'incoming:read',
  /** The id of the last delivery of a page: the older ones. */
  query: z.strictObject({ after: z.optional(line(80)) }),
  response: z.array(delivery),
  errors: ['bad-request', ...staffErrors],
});
