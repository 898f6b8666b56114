import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId, email, line, localeName, optionalOrEmpty, phone, text, whole } from './fields.ts';

export const createLead = endpoint({
  name: 'create-lead',
  summary: 'Stores a request from a market that has no configurator yet.',
  method: 'PUT',
  path: '/lead',
  access: 'anybody',
  body: z.object({
    id: configurationId,
    localeStr: localeName,
    clientEmail: email,
    company: line(150).check(z.minLength(1)),
    firstName: z.optional(line(100)),
    lastName: line(100).check(z.minLength(1)),
    phoneNumber: optionalOrEmpty(phone),
    volume: whole(0, 1_000_000),
    segment: line(40),
    product: z.optional(line(200)),
    location: z.optional(line(200)),
    comments: z.optional(text(2000)),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
