import { maximumAmount, maxLength, minimumAmount } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { line, text, whole } from './fields.ts';
import { choice } from './select-options.ts';

const filled = (max: number) =>
  line(max).check(z.refine((value) => value.trim() !== '', { error: 'must not be empty' }));

/** Ten million euros: more than any quotation. */
const amount = whole(0, 1_000_000_000);

/** Hundredths of a percent are whole, so that the same discount is always the same amount. */
const percent = z.number().check(
  z.gt(0),
  z.lte(100),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), {
    error: 'has more than two decimals',
  }),
);

/** Why the price is reduced: for colleagues, never printed (D29). */
const reason = filled(maxLength.search);

/** What staff want to change about a quotation (D29). The server computes every price. */
export const revisionDraft = z.strictObject({
  amount_of_units: whole(minimumAmount, maximumAmount),
  /** "segment.group" → choice */
  selection: z
    .record(line(120), choice)
    .check(z.refine((groups) => Object.keys(groups).length <= 200, { error: 'has too many groups' })),
  discount: z.nullable(
    z.union([
      z.strictObject({ percent, reason }),
      z.strictObject({ in_cents: whole(1, 1_000_000_000), reason }),
    ]),
  ),
  /** In the customer's language, as printed. */
  extras: z
    .array(z.strictObject({ text: filled(120), amount: whole(1, 999), price_in_cents: amount }))
    .check(z.maxLength(20)),
  /** The confirmed price, which replaces the estimate; null: the estimate. The note is for colleagues. */
  transport: z.nullable(z.strictObject({ in_cents: amount, note: line(maxLength.search) })),
  /** Why the quotation is revised: for colleagues, never printed. */
  why: filled(maxLength.search),
  /** Words in the mail to the customer; may be empty. */
  message: text(maxLength.comments),
});
export type RevisionDraft = z.output<typeof revisionDraft>;
