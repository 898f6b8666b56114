import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId } from './fields.ts';

/** Returns the PDF itself; only errors are JSON. */
export const downloadQuotation = endpoint('download-quotation', {
  summary: 'The PDF of the latest revision of the quotation.',
  access: 'configuration-owner',
  thread: 'papers',
  params: z.object({ id: configurationId }),
  response: z.unknown(),
  errors: ['not-found', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});
