import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { person } from './person-fields.ts';

export const adminExportPerson = endpoint('admin-export-person', {
  summary: "All that is stored under a person's e-mail address.",
  access: 'staff',
  scope: 'persons:write',
  body: person,
  response: z.object({
    email: z.string(),
    quotations: z.array(z.unknown()),
    configurations: z.array(z.unknown()),
    leads: z.array(z.unknown()),
    meetings: z.array(z.unknown()),
    mails: z.array(z.unknown()),
    /** JPEG in base64, of a configuration or a quotation. */
    photos: z.array(z.object({ of: z.string(), jpeg: z.string() })),
  }),
  errors: ['bad-request', ...staffErrors],
});
