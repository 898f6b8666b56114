import * as z from 'zod/mini';
import { listId, publishAnswer, publishErrors, publishExtras } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

/** Checks the shape only. checkPricePublish checks the prices and reports all problems at once (D7). */
const publishedRow = z.strictObject({
  name: line(200),
  volume: z.number(),
  uuid: line(60),
  priceInCents: z.optional(z.unknown()),
  heightInMm: z.number(),
  passage_width_in_mm: z.optional(z.number()),
  passage_height_in_mm: z.optional(z.number()),
});

export const publishPricesBody = z.strictObject({
  id: listId,
  prices: z.array(publishedRow).check(z.maxLength(200_000)),
  ...publishExtras,
});

export const adminPublishPrices = endpoint('admin-publish-prices', {
  summary: 'Publishes the next version of a base price list.',
  access: 'staff',
  scope: 'prices:write',
  priority: 'high',
  body: publishPricesBody,
  response: publishAnswer,
  errors: publishErrors,
});
