import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { type BodyOf, endpoint } from './call.ts';
import { configurationId, email, line, localeName, optionalOrEmpty, phone, text } from './fields.ts';

/** An ISO time in UTC, as in the list of free times. */
export const slotTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/));

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The visitor's time zone; mails use it for times (D11). */
export const timeZone = line(60).check(z.refine(isTimeZone, { error: 'is not a time zone' }));

/** 128 bits. The token allows moving and cancelling the meeting. */
export const meetingToken = z.object({ token: z.string().check(z.regex(/^[\w-]{22}$/)) });

export const bookedMeeting = z.object({
  /** Lapsed: not confirmed in time; its time is free again. */
  state: z.enum(['unconfirmed', 'booked', 'lapsed', 'cancelled', 'past']),
  starts_at: z.string(),
  ends_at: z.string(),
  /** The time is reserved unconfirmed until then; null: no confirmation needed. */
  confirm_by: z.nullable(z.string()),
});
export type BookedMeeting = z.output<typeof bookedMeeting>;

export const listMeetingSlots = endpoint('list-meeting-slots', 'GET /meeting-slots', {
  summary: 'The free times for a meeting, soonest first.',
  access: 'anybody',
  response: z.object({
    minutes: z.number(),
    /** The company's time zone; the browser knows the visitor's. */
    time_zone: z.string(),
    /** ISO times. */
    slots: z.array(z.string()),
  }),
  errors: ['too-many-requests', 'unavailable'],
});

export const bookMeeting = endpoint('book-meeting', 'PUT /meetings', {
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

export const readMeeting = endpoint('read-meeting', 'GET /meetings/:token', {
  summary: 'The meeting of a link: when it is and whether it still holds.',
  access: 'anybody',
  params: meetingToken,
  response: bookedMeeting,
  errors: ['not-found', 'too-many-requests', 'unavailable'],
});

export const confirmMeeting = endpoint('confirm-meeting', 'PUT /meetings/:token/confirm', {
  summary: 'Confirms a booked meeting by the link of its mail, and invites both sides.',
  access: 'anybody',
  rateLimit: 'mail',
  priority: 'high',
  params: meetingToken,
  response: bookedMeeting,
  errors: ['not-found', 'slot-taken', 'meeting-closed', 'too-many-requests', 'unavailable'],
});

export const moveMeeting = endpoint('move-meeting', 'PUT /meetings/:token', {
  summary: 'Moves a meeting to another free time and tells both sides.',
  access: 'anybody',
  rateLimit: 'mail',
  params: meetingToken,
  body: z.object({ startsAt: slotTime, timeZone }),
  response: bookedMeeting,
  errors: ['bad-request', 'not-found', 'slot-taken', 'meeting-closed', 'too-many-requests', 'unavailable'],
});

export const cancelMeeting = endpoint('cancel-meeting', 'DELETE /meetings/:token', {
  summary: 'Cancels a meeting, frees its time and tells both sides.',
  access: 'anybody',
  rateLimit: 'mail',
  params: meetingToken,
  response: bookedMeeting,
  errors: ['not-found', 'meeting-closed', 'too-many-requests', 'unavailable'],
});
