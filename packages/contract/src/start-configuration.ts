import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId, line, localeName } from './fields.ts';

export const startConfiguration = endpoint('start-configuration', {
  summary: "Starts a configuration under a dealer's brand.",
  access: 'configuration-owner',
  body: z.object({ id: configurationId, dealerId: line(80), localeStr: localeName }),
  /** The dealer's logo; null for an unknown dealer or one without a logo (D8). */
  response: z.object({
    url: z.nullable(z.string()),
    name: z.nullable(z.string()),
    /** Shown beside the name (ST-12). */
    city: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});
