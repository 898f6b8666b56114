import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';

export const adminConfirmClock = endpoint('admin-confirm-clock', {
  summary: "Confirms that the server's clock is right.",
  access: 'staff',
  scope: 'access:write',
  /** The time that staff confirmed. Another process may show another one. */
  body: z.strictObject({ now: z.iso.datetime() }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', ...staffErrors],
});
