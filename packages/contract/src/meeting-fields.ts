import * as z from 'zod/mini';
import { line } from './fields.ts';

/** An ISO time in UTC, as the list of free times gives it. */
export const slotTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/));

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Where the visitor sits: mails tell the time as it is there (D11). */
export const timeZone = line(60).check(z.refine(isTimeZone, { error: 'is not a time zone' }));

/** 128 bits; whoever has it may move or cancel the meeting. */
export const meetingToken = z.object({ token: z.string().check(z.regex(/^[\w-]{22}$/)) });

export const bookedMeeting = z.object({
  /** Lapsed: nobody confirmed it in time, and its time is free for others. */
  state: z.enum(['unconfirmed', 'booked', 'lapsed', 'cancelled', 'past']),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Until then it is reserved without being confirmed; null: it need not be confirmed. */
  confirm_by: z.nullable(z.string()),
});
export type BookedMeeting = z.output<typeof bookedMeeting>;
