import { largestPhotoBytes } from '@silowright/domain/photo/photo-limits';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId } from './fields.ts';

const maxBase64Length = Math.ceil(largestPhotoBytes / 3) * 4;

const sitePhoto = z.object({
  /** Base64. */
  jpeg: z.string().check(z.minLength(4), z.maxLength(maxBase64Length), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  /** The visitor has agreed that the picture is stored and sent with the quotation. */
  consent: z.literal(true),
});

export const saveSitePhoto = endpoint('save-site-photo', {
  summary:
    "Stores the visitor's picture of the site, with consent; it becomes a page of the site sheet. null removes it here and from every quotation of the configuration.",
  access: 'configuration-owner',
  thread: 'pictures',
  body: z.object({ id: configurationId, photo: z.nullable(sitePhoto) }),
  largestBodyBytes: maxBase64Length + 1024,
  rateLimit: 'upload',
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'unknown-configuration', 'payload-too-large', 'too-many-requests', 'unavailable'],
});
