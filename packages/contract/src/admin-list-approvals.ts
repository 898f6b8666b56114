import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { revisionDraft } from './revision-fields.ts';

export const adminListApprovals = endpoint('admin-list-approvals', {
  summary: 'Revisions that wait for the approval of another person; the oldest first (D29).',
  access: 'staff',
  scope: 'incoming:read',
  response: z.array(
    z.object({
      id: z.string(),
      /** The quotation that it revises. */
      quotation_id: z.string(),
      number: z.string(),
      customer: z.string(),
      author: z.string(),
      asked_at: z.string(),
      /** What the customer saves altogether, in percent of the goods. */
      discount_percent: z.number(),
      total_in_cents: z.number(),
      draft: revisionDraft,
      /** Whether the caller may decide: another person, with the right to approve. */
      may_decide: z.boolean(),
    }),
  ),
  errors: staffErrors,
});
