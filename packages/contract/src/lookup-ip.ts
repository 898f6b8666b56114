import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The built-in IP lookup, so that no third party learns of a visit (IP-01, D24). */
export const lookupIp = endpoint('lookup-ip', {
  summary: "The caller's address as the server sees it.",
  access: 'anybody',
  query: z.object({ format: z.optional(z.literal('json')) }),
  response: z.object({ ip: z.string() }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
