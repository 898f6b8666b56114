import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';

export const adminChooseLanguage = endpoint('admin-choose-language', {
  summary: 'Keeps the language in which the caller reads the desk (D21).',
  access: 'staff',
  scope: 'desk:read',
  body: z.strictObject({ language }),
  response: z.object({ language: z.string() }),
  errors: ['bad-request', ...staffErrors],
});
