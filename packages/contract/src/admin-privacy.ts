import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { email } from './fields.ts';

/** The address is sent in the body, so that it never appears in an access log. */
const person = z.strictObject({ email });

export const adminExportPerson = endpoint('admin-export-person', {
  summary: "All that is stored under a person's e-mail address.",
  access: 'staff',
  body: person,
  response: z.object({
    email: z.string(),
    quotations: z.array(z.unknown()),
    configurations: z.array(z.unknown()),
    leads: z.array(z.unknown()),
    meetings: z.array(z.unknown()),
    mails: z.array(z.unknown()),
  }),
  errors: ['bad-request', ...staffErrors],
});

const outcome = {
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

export const adminErasePerson = endpoint('admin-erase-person', {
  summary: "Erases a person's data, and says what remains and why.",
  access: 'staff',
  body: person,
  response: z.object(outcome),
  errors: ['bad-request', ...staffErrors],
});

export const adminListErasures = endpoint('admin-list-erasures', {
  summary: 'Who erased whose data and when, what remained and why; the newest first.',
  access: 'staff',
  response: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      author: z.string(),
      /** Hex SHA-256 of the address in lower case; null: erased by retention, without a request. */
      person_hash: z.nullable(z.string()),
      ...outcome,
    }),
  ),
  errors: staffErrors,
});
