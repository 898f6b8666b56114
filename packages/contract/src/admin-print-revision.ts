import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';
import { revisionDraft } from './revision-fields.ts';

/** Returns the PDF itself; only errors are JSON. */
export const adminPrintRevision = endpoint('admin-print-revision', {
  summary: 'The PDF of a revision that is not sent yet.',
  access: 'staff',
  thread: 'papers',
  scope: 'incoming:write',
  params: z.object({ id: uuid }),
  body: z.strictObject({ draft: revisionDraft }),
  response: z.unknown(),
  errors: [
    ...(['bad-request', 'unknown-choice', 'unfinished-choice', 'not-found'] as const),
    ...(['unit-unavailable', 'too-dense'] as const),
    ...staffErrors,
  ],
});
