import * as z from 'zod/mini';
import { pricedSegment, publication, staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';

/** A row of the base price list (PR-09). */
export const basePriceRow = z.object({
  name: z.string(),
  volume: z.number(),
  uuid: z.string(),
  priceInCents: z.number(),
  heightInMm: z.number(),
  passage_width_in_mm: z.optional(z.number()),
  passage_height_in_mm: z.optional(z.number()),
});

export const adminGetPrices = endpoint('admin-get-prices', {
  summary: 'The base price list in force for a segment.',
  access: 'staff',
  scope: 'prices:read',
  params: z.object({ segment: pricedSegment }),
  response: z.object({
    id: z.object({ version: z.number(), segment: z.string() }),
    prices: z.array(basePriceRow),
    publication,
  }),
  errors: ['not-found', ...staffErrors],
});
