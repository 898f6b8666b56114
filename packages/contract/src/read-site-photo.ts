import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId } from './fields.ts';

/** Returns the JPEG itself; only errors are JSON. */
export const readSitePhoto = endpoint('read-site-photo', {
  summary: "The visitor's picture of the site, as it will be printed.",
  access: 'configuration-owner',
  params: z.object({ id: configurationId }),
  response: z.unknown(),
  errors: ['not-found', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});
