import * as z from 'zod/mini';
import { currency } from './fields.ts';

const change = z.nullable(z.object({ number: z.string(), difference_in_cents: z.number() }));

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
});

export type PublishEffect = z.output<typeof publishEffect>;
