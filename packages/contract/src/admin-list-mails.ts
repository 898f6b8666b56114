import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { incomingKind, staffMail } from './incoming-fields.ts';

export const adminListMails = endpoint('admin-list-mails', {
  summary: 'Mails that did not go out: dead letters and held ones.',
  access: 'staff',
  response: z.array(
    z.object({
      ...staffMail.shape,
      incoming: z.nullable(z.object({ kind: incomingKind, id: z.string() })),
    }),
  ),
  errors: staffErrors,
});
