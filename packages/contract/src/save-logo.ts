import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId } from './fields.ts';

/** A PNG of at most 1 MB is a third longer in base64. */
const maxBase64Length = 4 * Math.ceil(1_048_576 / 3);

/** Made from the content of a stored logo; 160 bits, so it cannot be guessed. */
export const unitLogoName = z.string().check(z.regex(/^[0-9a-f]{40}\.png$/));

export const saveLogo = endpoint('save-logo', {
  summary:
    'Stores the visitor’s logo, which the unit carries: a PNG of at most 1,048,576 bytes in base64, or the name of a logo that was stored before. null removes it.',
  access: 'configuration-owner',
  thread: 'pictures',
  body: z.object({
    id: configurationId,
    logo: z.nullable(
      z.union([
        z.object({
          file: z.string().check(z.maxLength(maxBase64Length), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
        }),
        z.object({ name: unitLogoName }),
      ]),
    ),
  }),
  largestBodyBytes: maxBase64Length + 1024,
  rateLimit: 'upload',
  response: z.object({ name: z.nullable(unitLogoName) }),
  errors: ['bad-request', 'unknown-configuration', 'payload-too-large', 'too-many-requests', 'unavailable'],
});
