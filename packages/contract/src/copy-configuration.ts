import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId } from './fields.ts';

/** A sent offer cannot go to another address, but a copy of its configuration can (D9). */
export const copyConfiguration = endpoint('copy-configuration', {
  summary: 'Copies a configuration under a new id, with unit, options and prices.',
  access: 'configuration-owner',
  body: z.object({ id: configurationId, copyId: configurationId }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});
