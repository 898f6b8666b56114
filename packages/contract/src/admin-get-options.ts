import * as z from 'zod/mini';
import { pricedSegment, publication, staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';

const filter = z.union([z.string(), z.array(z.string())]);

/** A group of the option price list (PR-09, D6). */
export const publishedOptionGroup = z.object({
  id: z.string(),
  key: z.string(),
  filters: z.object({ types: filter, expression: filter, diameters: filter }),
  optional: z.boolean(),
  multi: z.boolean(),
  options: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      default_selected: z.optional(z.boolean()),
      priceInCents: z.optional(z.number()),
      formula: z.optional(z.string()),
    }),
  ),
});

export const adminGetOptions = endpoint('admin-get-options', {
  summary: 'The option price list in force for a segment.',
  access: 'staff',
  scope: 'prices:read',
  params: z.object({ segment: pricedSegment }),
  response: z.object({
    id: z.object({ version: z.number(), segment: z.string() }),
    options: z.array(publishedOptionGroup),
    publication,
  }),
  errors: ['not-found', ...staffErrors],
});
