import { maximumLeadVolumeM3, maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { configurationId, email, finite, line, localeName, optionalOrEmpty, phone, text } from './fields.ts';

export const createLead = endpoint('create-lead', 'PUT /lead', {
  summary: 'Stores a request from a market that has no configurator yet.',
  access: 'anybody',
  rateLimit: 'mail',
  priority: 'high',
  body: z.object({
    id: configurationId,
    localeStr: localeName,
    clientEmail: email,
    company: line(maxLength.company).check(z.minLength(1)),
    firstName: z.optional(line(maxLength.personName)),
    lastName: line(maxLength.personName).check(z.minLength(1)),
    phoneNumber: optionalOrEmpty(phone),
    /** In m³, whatever unit people read (A15). */
    volume: finite(0, maximumLeadVolumeM3),
    segment: line(40),
    product: z.optional(line(maxLength.product)),
    location: z.optional(line(maxLength.place)),
    comments: z.optional(text(maxLength.comments)),
    /** Nothing fitted the request of this configuration: it goes along with why (V35). An addition. */
    nothingFitted: z.optional(z.boolean()),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
