import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { followUp } from './admin-change-incoming.ts';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { incomingId, incomingKind } from './incoming-fields.ts';
import { maxChanged } from './incoming-kinds.ts';

const earlier = z.strictObject({
  id: incomingId,
  assigned_to: line(maxLength.assignee),
  handled: z.boolean(),
  follow_up: z.nullable(followUp),
});

/** One action on many items. Those that do not allow it are skipped and counted. */
export const adminChangeMany = endpoint('admin-change-many', {
  summary:
    'Assigns, marks as handled, plans a follow-up, extends or sends again many items at once, or takes that back.',
  access: 'staff',
  scope: 'incoming:write',
  params: z.object({ kind: incomingKind }),
  body: z.strictObject({
    ids: z.array(incomingId).check(z.minLength(1), z.maxLength(maxChanged)),
    assigned_to: z.optional(line(maxLength.assignee)),
    handled: z.optional(z.boolean()),
    extend_days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(365))),
    send_again: z.optional(z.literal(true)),
    /** Null: none. */
    follow_up: z.optional(z.nullable(followUp)),
  }),
  response: z.object({
    changed: z.number(),
    skipped: z.number(),
    /** How the changed items were, to take an assignment or a mark back. */
    earlier: z.array(earlier),
  }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});
