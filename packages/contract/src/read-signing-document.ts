import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { signingParams } from './signing-fields.ts';

/** Returns the PDF itself; only errors are JSON. */
export const readSigningDocument = endpoint('read-signing-document', {
  summary: 'The PDF to be signed; once it is signed, the sealed one.',
  access: 'anybody',
  thread: 'papers',
  params: signingParams,
  response: z.unknown(),
  errors: ['not-found', 'too-many-requests', 'unavailable'],
});
