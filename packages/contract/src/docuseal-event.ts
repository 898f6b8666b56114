import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

export const docusealEvent = endpoint('docuseal-event', {
  summary: 'DocuSeal says that something happened to a quotation; what did is then asked of DocuSeal itself.',
  access: 'anybody',
  // DocuSeal sends the whole document; only its id is read.
  largestBodyBytes: 128 * 1024,
  body: z.object({ data: z.object({ external_id: z.nullish(line(80)) }) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
