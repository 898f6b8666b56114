import { staffErrors } from './admin-fields.ts';
import { publishOptionsBody } from './admin-publish-options.ts';
import { endpoint } from './endpoint.ts';
import { publishEffect } from './publish-effect.ts';

export const adminPreviewOptions = endpoint('admin-preview-options', {
  summary:
    'What an option price list would do to the last 100 quotations; with progress as lines of JSON if they are accepted.',
  access: 'staff',
  scope: 'prices:write',
  body: publishOptionsBody,
  response: publishEffect,
  errors: ['bad-request', 'payload-too-large', ...staffErrors],
});
