import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';
import { sheetPrices, unitPicture, word } from './incoming-sheet.ts';
import { revisionChange, savedAmounts } from './revision-change.ts';
import { revisionDraft } from './revision-fields.ts';
import { droppedChoice } from './select-preconfigured-unit.ts';

export const adminPreviewRevision = endpoint('admin-preview-revision', {
  summary: 'What a revision would cost, which options there are, and whether somebody has to approve it.',
  access: 'staff',
  scope: 'incoming:write',
  params: z.object({ id: uuid }),
  /** Without a draft: the quotation as it is. */
  body: z.strictObject({ draft: z.optional(revisionDraft) }),
  response: z.object({
    /** The draft that was priced; without one, the draft to start from. */
    draft: revisionDraft,
    number: z.string(),
    next_number: z.string(),
    customer: z.string(),
    locale: z.string(),
    before_in_cents: z.number(),
    prices: sheetPrices,
    unit: z.nullable(unitPicture),
    /** The transport of the tariff; null: not available. */
    estimate_in_cents: z.nullable(z.number()),
    goods_in_cents: z.number(),
    groups: z.array(
      z.object({
        key: z.string(),
        group: word,
        multi: z.boolean(),
        optional: z.boolean(),
        choices: z.array(
          z.object({
            value: z.string(),
            choice: word,
            price_in_cents: z.number(),
            /** The choice needs words of its own. */
            custom: z.optional(z.literal(true)),
          }),
        ),
      }),
    ),
    /** Choices that fall away because of another one. */
    dropped: z.array(droppedChoice),
    changes: z.array(revisionChange),
    /** Of the discount alone. */
    discount_percent: z.number(),
    saved: savedAmounts,
    /** Of the caller's role; null: none. */
    limit_percent: z.nullable(z.number()),
    needs_approval: z.boolean(),
  }),
  errors: [
    ...(['bad-request', 'unknown-choice', 'unfinished-choice', 'not-found'] as const),
    ...(['unit-unavailable', 'too-dense'] as const),
    ...staffErrors,
  ],
});
