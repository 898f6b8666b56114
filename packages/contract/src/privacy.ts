import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { email, line } from './fields.ts';
import { staffErrors } from './price-fields.ts';

/** The address is sent in the body, so that it never appears in an access log. */
export const person = z.strictObject({ email });

export const erasureOutcome = {
  erased: z.object({
    quotations: z.number(),
    configurations: z.number(),
    leads: z.number(),
    meetings: z.number(),
    mails: z.number(),
    documents: z.number(),
  }),
  /** Text keys: what remains and why. */
  remains: z.array(z.object({ what: z.string(), count: z.number() })),
};

export const adminExportPerson = endpoint('admin-export-person', 'POST /admin/person/export', {
  summary: "All that is stored under a person's e-mail address.",
  staff: 'persons:write',
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

export const adminErasePerson = endpoint('admin-erase-person', 'POST /admin/person/erase', {
  summary: "Erases a person's data, and says what remains and why.",
  staff: 'persons:write',
  body: person,
  response: z.object(erasureOutcome),
  errors: ['bad-request', ...staffErrors],
});

export const adminListErasures = endpoint('admin-list-erasures', 'GET /admin/person/erasures', {
  summary: 'Who erased whose data and when, what remained and why; the newest first, 500 at a time.',
  staff: 'persons:write',
  /** The id of the last erasure of a page: the older ones. */
  query: z.strictObject({ after: z.optional(line(80)) }),
  response: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      author: z.string(),
      /** Hex SHA-256 of the address in lower case; null: erased by retention, without a request. */
      person_hash: z.nullable(z.string()),
      ...erasureOutcome,
    }),
  ),
  errors: ['bad-request', ...staffErrors],
});
