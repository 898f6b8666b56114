import { maximumPositions } from '@silowright/domain/deal/check-deal';
import { maximumAmount, maxLength, minimumAmount } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { choice, droppedChoice } from './configurator.ts';
import { line, text, uuid, whole } from './fields.ts';
import { positionRole, sheetPrices, unitPicture, word } from './incoming-sheet.ts';
import { staffErrors } from './price-fields.ts';
import { closingReason } from './signing.ts';

/** One side of a change: choices of an option, a line, or a number of units. */
const side = z.object({
  /** Text typed by the visitor follows its choice, such as a custom colour. */
  choices: z.optional(z.array(z.object({ choice: word, custom: z.optional(z.string()) }))),
  text: z.optional(z.string()),
  count: z.optional(z.number()),
  /** Per unit for an option, else for all units together. */
  in_cents: z.optional(z.number()),
  confirmed: z.optional(z.boolean()),
  /** A unit and its size. */
  unit: z.optional(word),
  volume_m3: z.optional(z.number()),
  role: z.optional(positionRole),
  /** Of a position that the customer can choose. */
  chosen: z.optional(z.boolean()),
});
export type ChangeSide = z.output<typeof side>;

/** What a revision changes about the quotation before it, for those who approve it (D29). */
export const revisionChange = z.object({
  part: z.enum(['amount', 'option', 'extra', 'discount', 'transport', 'size', 'role', 'position']),
  /** The number of the position it is about, if there are several. */
  position: z.optional(z.string()),
  /** Of an option. */
  group: z.optional(word),
  /** null: there was none, or the transport was not available. */
  before: z.nullable(side),
  after: z.nullable(side),
});
export type RevisionChange = z.output<typeof revisionChange>;

/** What the customer saves against the computed price, which is what a limit counts (D29). */
export const savedAmounts = z.object({
  discount_in_cents: z.number(),
  /** By how much the confirmed transport is below the tariff. */
  transport_in_cents: z.number(),
  /** Extra lines for 0. */
  free_lines: z.number(),
  total_in_cents: z.number(),
  /** Of the goods. */
  percent: z.number(),
});

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

const selection = z
  .record(line(120), choice)
  .check(z.refine((groups) => Object.keys(groups).length <= 200, { error: 'has too many groups' }));

/** A position as staff want it. One that is left out is removed (PJ-07). */
const revisedPosition = z.strictObject({
  /** As in the quotation. */
  id: line(80),
  /** The size: one of the same type. Absent: as it is. */
  unit: z.optional(uuid),
  role: positionRole,
  /** Of an alternative: shared by those of which one is chosen. */
  group: z.optional(filled(80)),
  /** In the total, though it is optional or an alternative. */
  chosen: z.optional(z.literal(true)),
  amount_of_units: whole(minimumAmount, maximumAmount),
  selection,
});
export type RevisedPosition = z.output<typeof revisedPosition>;

/** What staff want to change about a quotation (D29). The server computes every price. */
export const revisionDraft = z.strictObject({
  /** Of the only unit; with `positions` they say it. */
  amount_of_units: whole(minimumAmount, maximumAmount),
  /** "segment.group" → choice */
  selection,
  /** Of a quotation of several positions: all that stay, in their order. */
  positions: z.optional(z.array(revisedPosition).check(z.minLength(1), z.maxLength(maximumPositions))),
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

const optionGroups = z.array(
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
);

export const adminPreviewRevision = endpoint(
  'admin-preview-revision',
  'POST /admin/quotations/:id/revision/preview',
  {
    summary: 'What a revision would cost, which options there are, and whether somebody has to approve it.',
    staff: 'incoming:write',
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
      /** Of the first position, as unit and choices that fall away. */
      groups: optionGroups,
      dropped: z.array(droppedChoice),
      /** Only if the quotation has several, in the order of the paper (PJ-07). */
      positions: z.optional(
        z.array(
          z.object({
            id: z.string(),
            /** As printed. */
            number: z.string(),
            name: word,
            unit: unitPicture,
            uuid: z.string(),
            /** What else it could be. */
            sizes: z.array(
              z.object({
                uuid: z.string(),
                volume_m3: z.number(),
                diameter_mm: z.number(),
                price_in_cents: z.number(),
              }),
            ),
            groups: optionGroups,
            dropped: z.array(droppedChoice),
            goods_in_cents: z.number(),
            in_total: z.boolean(),
          }),
        ),
      ),
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
  },
);

/** Returns the PDF itself; only errors are JSON. */
export const adminPrintRevision = endpoint(
  'admin-print-revision',
  'POST /admin/quotations/:id/revision/pdf',
  {
    summary: 'The PDF of a revision that is not sent yet.',
    staff: 'incoming:write',
    thread: 'papers',
    params: z.object({ id: uuid }),
    body: z.strictObject({ draft: revisionDraft }),
    response: z.unknown(),
    errors: [
      ...(['bad-request', 'unknown-choice', 'unfinished-choice', 'not-found'] as const),
      ...(['unit-unavailable', 'too-dense'] as const),
      ...staffErrors,
    ],
  },
);

export const adminSendRevision = endpoint('admin-send-revision', 'POST /admin/quotations/:id/revision', {
  summary: 'Sends a revision to the customer; beyond the limit of the role it waits for approval (D29).',
  staff: 'incoming:write',
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
    ...(['unit-unavailable', 'too-dense'] as const),
    ...(['offer-closed', 'changed-meanwhile'] as const),
    ...staffErrors,
  ],
});

export const adminListApprovals = endpoint('admin-list-approvals', 'GET /admin/approvals', {
  summary: 'Revisions that wait for the approval of another person; the oldest first (D29).',
  staff: 'incoming:read',
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

export const adminDecideApproval = endpoint('admin-decide-approval', 'PUT /admin/approvals/:id', {
  summary: 'Approves a revision, which is then sent, or refuses it with a reason. Not by its author (D29).',
  staff: 'offers:decide',
  params: z.object({ id: uuid }),
  body: z.union([
    z.strictObject({ approve: z.literal(true) }),
    z.strictObject({ approve: z.literal(false), reason: closingReason }),
  ]),
  response: z.object({
    /** The new quotation if it was approved, else the one that stays. */
    quotation_id: z.string(),
  }),
  errors: [
    'bad-request',
    'not-found',
    'offer-closed',
    'changed-meanwhile',
    'unit-unavailable',
    'too-dense',
    ...staffErrors,
  ],
});
