import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

/** Returns the PDF itself; only errors are JSON. */
export const adminGetDocument = endpoint('admin-get-document', {
  summary: 'The PDF of a quotation, plain or signed.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ id: line(120) }),
  response: z.unknown(),
  errors: ['not-found', ...staffErrors],
});
