import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId } from './fields.ts';

/** Returns the PDF itself; only errors are JSON. */
export const downloadSiteSheet = endpoint('download-site-sheet', {
  summary: 'The site sheet of the latest quotation as PDF: foundation plan, loads, truck, crane (QU-07).',
  access: 'configuration-owner',
  thread: 'papers',
  params: z.object({ id: configurationId }),
  response: z.unknown(),
  errors: ['not-found', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});
