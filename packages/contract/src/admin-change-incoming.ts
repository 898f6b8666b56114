import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line, text } from './fields.ts';
import { incomingId, incomingKind } from './incoming-fields.ts';

/** When it comes back on the desk, and what for. */
export const followUp = z.object({ at: z.iso.datetime(), about: line(maxLength.search) });

/** The new text, and the text as it was read. The call is refused if somebody changed it in between. */
const replacedText = <Text extends z.ZodMiniType<string>>(value: Text) =>
  z.strictObject({ was: value, becomes: value });

export const adminChangeIncoming = endpoint('admin-change-incoming', {
  summary: 'Marks it handled, assigns it, adds a note, sets a follow-up, withdraws or extends an offer.',
  access: 'staff',
  scope: 'incoming:write',
  params: z.object({ kind: incomingKind, id: incomingId }),
  body: z.strictObject({
    handled: z.optional(z.boolean()),
    assigned_to: z.optional(replacedText(line(maxLength.assignee))),
    /** Added to the timeline. */
    note: z.optional(
      text(maxLength.note).check(z.refine((value) => value.trim() !== '', { error: 'must not be empty' })),
    ),
    /** Null: none. The outcome of a finished one becomes part of the timeline. */
    follow_up: z.optional(
      z.strictObject({
        was: z.nullable(followUp),
        becomes: z.nullable(followUp),
        outcome: z.optional(line(maxLength.search)),
      }),
    ),
    /** Makes an open offer unsignable. */
    withdraw: z.optional(z.literal(true)),
    /** Makes an open or expired offer valid for this many days from now. */
    extend_days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(365))),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'changed-meanwhile', ...staffErrors],
});
