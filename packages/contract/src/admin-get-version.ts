import * as z from 'zod/mini';
import { listKind, pricedSegment, publication, staffErrors } from './admin-fields.ts';
import { publishedOptionGroup } from './admin-get-options.ts';
import { basePriceRow } from './admin-get-prices.ts';
import { endpoint } from './endpoint.ts';

export const adminGetVersion = endpoint('admin-get-version', {
  summary: 'One published version of a list, to compare or to publish again.',
  access: 'staff',
  scope: 'prices:read',
  params: z.object({
    kind: listKind,
    segment: pricedSegment,
    version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  }),
  response: z.object({
    publication,
    prices: z.optional(z.array(basePriceRow)),
    options: z.optional(z.array(publishedOptionGroup)),
  }),
  errors: ['not-found', ...staffErrors],
});
