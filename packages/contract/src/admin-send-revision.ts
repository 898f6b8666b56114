import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';
import { revisionDraft } from './revision-fields.ts';

export const adminSendRevision = endpoint('admin-send-revision', {
  summary: 'Sends a revision to the customer; beyond the limit of the role it waits for approval (D29).',
  access: 'staff',
  scope: 'incoming:write',
  /** The revision that staff have seen: it must still be the newest. */
  params: z.object({ id: uuid }),
  body: z.strictObject({ draft: revisionDraft }),
  response: z.object({
    outcome: z.enum(['sent', 'awaits-approval']),
    /** The new quotation; while it waits, the one that it revises. */
    id: z.string(),
    number: z.string(),
  }),
  errors: [
    ...(['bad-request', 'unknown-choice', 'unfinished-choice', 'not-found'] as const),
    ...(['unit-unavailable', 'too-dense', 'offer-closed', 'changed-meanwhile'] as const),
    ...staffErrors,
  ],
});
