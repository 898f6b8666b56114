import { pricedSegments, readSegment } from '@silowright/domain/catalogue/segments';
import { longest } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { line, text, whole } from './fields.ts';

/** `agricultural`, or the label of a segment (D17). Only segments with price lists. */
export const pricedSegment = z.pipe(
  line(40).check(
    z.refine((value) => pricedSegments.some((id) => id === readSegment(value)), {
      error: 'has no price lists',
    }),
  ),
  z.transform((value: string) => pricedSegments.find((id) => id === readSegment(value)) ?? pricedSegments[0]),
);

export const listKind = z.enum(['base', 'options']);

export const listId = z.strictObject({ version: whole(1, 1_000_000_000), segment: z.enum(pricedSegments) });

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
  comment: z.optional(text(longest.publishComment)),
  confirmLargeChanges: z.optional(z.boolean()),
  /** Ignored. Allowed so that a client can send a downloaded list back without removing it. */
  publication: z.optional(publication),
};

export const publishAnswer = z.object({
  id: z.object({ version: z.number(), segment: z.enum(pricedSegments) }),
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
