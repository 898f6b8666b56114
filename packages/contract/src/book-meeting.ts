import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { type BodyOf, endpoint } from './endpoint.ts';
import { configurationId, email, line, localeName, optionalOrEmpty, phone, text } from './fields.ts';
import { slotTime, timeZone } from './meeting-fields.ts';

export const bookMeeting = endpoint('book-meeting', {
  summary: 'Reserves a free time; the link of a mail confirms it, and then both sides are invited.',
  access: 'anybody',
  rateLimit: 'booking',
  priority: 'high',
  body: z.object({
    /** The configuration the meeting is about, if there is one. */
    id: z.optional(configurationId),
    localeStr: localeName,
    startsAt: slotTime,
    timeZone,
    clientEmail: email,
    firstName: z.optional(line(maxLength.personName)),
    lastName: line(maxLength.personName).check(z.minLength(1)),
    companyName: z.optional(line(maxLength.company)),
    phoneNumber: optionalOrEmpty(phone),
    comments: z.optional(text(maxLength.comments)),
  }),
  response: z.object({
    ok: z.literal(true),
    starts_at: z.string(),
    ends_at: z.string(),
    /** The time is reserved unconfirmed until then. */
    confirm_by: z.string(),
    mail: z.enum(['queued', 'held']),
  }),
  errors: ['bad-request', 'slot-taken', 'too-many-requests', 'unavailable'],
});

export type Booking = BodyOf<typeof bookMeeting>;
