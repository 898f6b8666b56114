import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { incomingId, incomingList } from './incoming-fields.ts';

export const adminForgetView = endpoint('admin-forget-view', {
  summary: 'Removes a view of one’s own.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingList, id: incomingId }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', ...staffErrors],
});
