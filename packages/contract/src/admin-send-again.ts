import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

export const adminSendAgain = endpoint('admin-send-again', {
  summary: 'Sends a mail again.',
  access: 'staff',
  scope: 'incoming:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', ...staffErrors],
});
