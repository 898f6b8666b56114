import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { signingParams } from './signing-fields.ts';

/** Returns the PDF itself; only errors are JSON. */
export const readSigningDocument = endpoint({
  name: 'read-signing-document',
  summary: 'The PDF to be signed; once it is signed, the sealed one.',
  method: 'GET',
  path: '/signing/:configurationId/document',
  access: 'anybody',
  params: signingParams,
  response: z.unknown(),
  errors: ['not-found', 'too-many-requests', 'unavailable'],
});
