import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { unitLogoName } from './save-logo.ts';

/** The name is the secret: it was given to the browser that uploaded the logo and to readers of the quotation. */
export const readLogo = endpoint('read-logo', {
  summary: 'The visitor’s logo as PNG, as drawn, or in full with `full=1`.',
  access: 'anybody',
  params: z.object({ name: unitLogoName }),
  query: z.object({ full: z.optional(z.literal('1')) }),
  response: z.unknown(),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});
