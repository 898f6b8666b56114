import { staffErrors } from './admin-fields.ts';
import { publishPricesBody } from './admin-publish-prices.ts';
import { endpoint } from './endpoint.ts';
import { publishEffect } from './publish-effect.ts';

export const adminPreviewPrices = endpoint('admin-preview-prices', {
  summary:
    'What a base price list would do to the last 100 quotations; with progress as lines of JSON if they are accepted.',
  access: 'staff',
  scope: 'prices:write',
  body: publishPricesBody,
  response: publishEffect,
  errors: ['bad-request', 'payload-too-large', ...staffErrors],
});
