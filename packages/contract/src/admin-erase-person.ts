import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { erasureOutcome, person } from './person-fields.ts';

export const adminErasePerson = endpoint('admin-erase-person', {
  summary: "Erases a person's data, and says what remains and why.",
  access: 'staff',
  scope: 'persons:write',
  body: person,
  response: z.object(erasureOutcome),
  errors: ['bad-request', ...staffErrors],
});
