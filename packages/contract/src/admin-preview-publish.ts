import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { publishOptionsBody } from './admin-publish-options.ts';
import { publishPricesBody } from './admin-publish-prices.ts';
import { endpoint } from './endpoint.ts';

const change = z.nullable(z.object({ number: z.string(), difference_in_cents: z.number() }));

/** The effect of an unpublished list on the latest quotations. */
const effect = z.object({
  quotations: z.number(),
  changed: z.number(),
  total_before_in_cents: z.number(),
  total_after_in_cents: z.number(),
  largest_rise: change,
  largest_fall: change,
});
export type PublishEffect = z.output<typeof effect>;

export const adminPreviewPrices = endpoint('admin-preview-prices', {
  summary: 'What a base price list would do to the last 100 quotations.',
  access: 'staff',
  body: publishPricesBody,
  response: effect,
  errors: ['bad-request', 'payload-too-large', ...staffErrors],
});

export const adminPreviewOptions = endpoint('admin-preview-options', {
  summary: 'What an option price list would do to the last 100 quotations.',
  access: 'staff',
  body: publishOptionsBody,
  response: effect,
  errors: ['bad-request', 'payload-too-large', ...staffErrors],
});
