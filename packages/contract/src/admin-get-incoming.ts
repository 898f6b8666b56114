import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { incomingId, incomingItem, incomingKind, staffMail } from './incoming-fields.ts';
import { incomingEvents, incomingSheet } from './incoming-sheet.ts';

export const adminGetIncoming = endpoint('admin-get-incoming', {
  summary: 'One of them with all it carries: its data, mails, documents and timeline.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingKind, id: incomingId }),
  response: z.object({
    item: incomingItem,
    handled_by: z.nullable(z.string()),
    valid_until: z.nullable(z.string()),
    configuration_id: z.nullable(z.string()),
    /** Opens a copy of the configuration; null if there is none or its link was erased. */
    reopen_path: z.nullable(z.string()),
    sheet: incomingSheet,
    /** All revisions of a quotation, newest first; empty for others. */
    revisions: z.array(z.object({ id: z.string(), title: z.string(), state: incomingItem.shape.state })),
    /** From arrival on, oldest first; of all revisions of a quotation (DK-07). */
    events: incomingEvents,
    mails: z.array(staffMail),
    documents: z.array(z.object({ id: z.string(), kind: z.string(), created_at: z.string() })),
  }),
  errors: ['not-found', ...staffErrors],
});
