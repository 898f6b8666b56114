import * as z from 'zod/mini';
import { line } from './fields.ts';

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
