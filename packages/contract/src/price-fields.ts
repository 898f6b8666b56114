import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import type { ErrorBody } from './errors.ts';
import { currency, line, pricedSegmentId, text, whole } from './fields.ts';

/** The id or the label of a segment with price lists (D17); the handler looks it up. */
export const pricedSegment = line(40);

export const listKind = z.enum(['base', 'options']);

export const listId = z.strictObject({ version: whole(1, 1_000_000_000), segment: pricedSegmentId });

/** Who published a version, when and why (D7). */
export const publication = z.object({
  version: z.number(),
  author: z.string(),
  comment: z.string(),
  /** ISO time. */
  published_at: z.string(),
});
export type Publication = z.output<typeof publication>;

/** Fields beside the list itself (D19). */
export const publishExtras = {
  comment: z.optional(text(maxLength.publishComment)),
  confirmLargeChanges: z.optional(z.boolean()),
  /** Ignored. Allowed so that a client can send a downloaded list back without removing it. */
  publication: z.optional(publication),
};

export const publishAnswer = z.object({
  id: z.object({ version: z.number(), segment: pricedSegmentId }),
  /** The same content was already published, for example when a lost response is retried. */
  repeated: z.boolean(),
});

export const publishErrors = [
  'bad-request',
  'not-logged-in',
  'not-allowed',
  'stale-version',
  'large-change-unconfirmed',
  'payload-too-large',
  'too-many-requests',
  'unavailable',
] as const;

export const staffErrors = ['not-logged-in', 'not-allowed', 'too-many-requests', 'unavailable'] as const;

const change = z.nullable(z.object({ id: z.string(), number: z.string(), difference_in_cents: z.number() }));

/** The effect of an unpublished list on the latest quotations. */
export const publishEffect = z.object({
  quotations: z.number(),
  changed: z.number(),
  /** The base currency, whatever currency the quotations are in. */
  currency,
  total_before_in_cents: z.number(),
  total_after_in_cents: z.number(),
  largest_rise: change,
  largest_fall: change,
  /** By how many percent each changed quotation rises or falls; without those that cost nothing before. */
  percents: z.array(z.number()),
});

export type PublishEffect = z.output<typeof publishEffect>;

/** Asked for by `Accept: application/x-ndjson`: lines of progress, then a line with the effect or with an error (PX-09). */
export const effectLines = 'application/x-ndjson';
export type EffectLine =
  /** From 0 to 1. */
  { readonly progress: number } | { readonly effect: PublishEffect } | { readonly error: ErrorBody };
