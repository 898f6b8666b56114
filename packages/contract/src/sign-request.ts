import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';
import { signingParams } from './signing-fields.ts';

export const signRequest = endpoint('sign-request', {
  summary: 'Where a quotation is read, and with header Sign-Token signed: an address to show in a frame.',
  access: 'anybody',
  thread: 'papers',
  params: signingParams,
  /** Language of the page; absent: that of the quotation. */
  query: z.object({ language: z.optional(language) }),
  response: z.object({ url: z.string() }),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});
