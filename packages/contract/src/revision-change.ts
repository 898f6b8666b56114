import * as z from 'zod/mini';
import { word } from './incoming-sheet.ts';

/** One side of a change: choices of an option, a line, or a number of units. */
const side = z.object({
  /** Text typed by the visitor follows its choice, such as a custom colour. */
  choices: z.optional(z.array(z.object({ choice: word, custom: z.optional(z.string()) }))),
  text: z.optional(z.string()),
  count: z.optional(z.number()),
  /** Per unit for an option, else for all units together. */
  in_cents: z.optional(z.number()),
  confirmed: z.optional(z.boolean()),
});
export type ChangeSide = z.output<typeof side>;

/** What a revision changes about the quotation before it, for those who approve it (D29). */
export const revisionChange = z.object({
  part: z.enum(['amount', 'option', 'extra', 'discount', 'transport']),
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
