import * as z from 'zod/mini';
import type { ErrorBody } from './errors.ts';
import { currency } from './fields.ts';

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
