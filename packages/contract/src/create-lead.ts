import { longest, maximumLeadVolumeM3 } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { configurationId, email, finite, line, localeName, optionalOrEmpty, phone, text } from './fields.ts';

export const createLead = endpoint('create-lead', {
  summary: 'Stores a request from a market that has no configurator yet.',
  access: 'anybody',
  rateLimit: 'mail',
  priority: 'high',
  body: z.object({
    id: configurationId,
    localeStr: localeName,
    clientEmail: email,
    company: line(longest.company).check(z.minLength(1)),
    firstName: z.optional(line(longest.personName)),
    lastName: line(longest.personName).check(z.minLength(1)),
    phoneNumber: optionalOrEmpty(phone),
    /** In m³, whatever unit people read (A15). */
    volume: finite(0, maximumLeadVolumeM3),
    segment: line(40),
    product: z.optional(line(longest.product)),
    location: z.optional(line(longest.place)),
    comments: z.optional(text(longest.comments)),
    /** Nothing fitted the request of this configuration: it goes along with why (V35). An addition. */
    nothingFitted: z.optional(z.boolean()),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
