import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { incomingId, incomingItem, incomingKind, staffMail } from './incoming-fields.ts';
import { incomingEvents, incomingSheet } from './incoming-sheet.ts';

export const adminGetIncoming = endpoint('admin-get-incoming', {
  summary: 'One of them with all it carries: its data, mails, documents and notes.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingKind, id: incomingId }),
  response: z.object({
    item: incomingItem,
    note: z.string(),
    handled_by: z.nullable(z.string()),
    valid_until: z.nullable(z.string()),
    configuration_id: z.nullable(z.string()),
    /** Opens a copy of the configuration; null if there is none or its link was erased. */
    reopen_path: z.nullable(z.string()),
    sheet: incomingSheet,
    /** From arrival on, oldest first. */
    events: incomingEvents,
    mails: z.array(staffMail),
    documents: z.array(z.object({ id: z.string(), kind: z.string(), created_at: z.string() })),
  }),
  errors: ['not-found', ...staffErrors],
});
