import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

export const adminUploadLogo = endpoint('admin-upload-logo', {
  summary: "A dealer's logo: multipart form, field file, PNG of at most 1,048,576 bytes.",
  access: 'staff',
  thread: 'pictures',
  scope: 'dealers:write',
  params: z.object({ dealerId: line(80), hubSpotId: line(80) }),
  response: z.object({ url: z.string() }),
  errors: ['bad-request', 'not-found', 'payload-too-large', 'unsupported-media-type', ...staffErrors],
});
