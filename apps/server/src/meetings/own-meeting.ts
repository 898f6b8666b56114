import type { BookedMeeting } from '@silowright/contract/meetings';
import type { Db } from '../platform/db/store.ts';
import type { MeetingsTable } from '../platform/db/tables.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { linkTokenHash } from '../platform/http/browser-binding.ts';
import type { ServerParts } from '../server-parts.ts';
import { type CalendarTimes, findMeetingByToken, lockCalendar } from './store/meetings.ts';

/** The link's token identifies the meeting; otherwise 404. */
export async function ownMeeting(db: Db, token: string): Promise<MeetingsTable> {
  const meeting = await findMeetingByToken(db, linkTokenHash(token));
  if (!meeting) throw new ApiError('not-found');
  return meeting;
}

export const meetingState = (
  meeting: MeetingsTable,
  { nowMs, expiryMs }: CalendarTimes,
): BookedMeeting['state'] => {
  const { slot, confirm_by: confirmBy } = meeting;
  if (slot === null && confirmBy === null) return 'cancelled';
  if (meeting.starts_at <= nowMs) return 'past';
  if (confirmBy === null) return 'booked';
  return slot !== null && confirmBy > expiryMs ? 'unconfirmed' : 'lapsed';
};

export const describeBooked = (meeting: MeetingsTable, times: CalendarTimes): BookedMeeting => ({
  state: meetingState(meeting, times),
  starts_at: new Date(meeting.starts_at).toISOString(),
  ends_at: new Date(meeting.ends_at).toISOString(),
  confirm_by: meeting.confirm_by === null ? null : new Date(meeting.confirm_by).toISOString(),
});

/** Changes one's own meeting while nobody else changes the calendar, and answers what it is then. */
export async function changeOwnMeeting(
  { store, nowMs, expiryMs }: Pick<ServerParts, 'store' | 'nowMs' | 'expiryMs'>,
  token: string,
  change: (db: Db, meeting: MeetingsTable, times: CalendarTimes) => Promise<MeetingsTable>,
): Promise<BookedMeeting> {
  const times = { nowMs: nowMs(), expiryMs: expiryMs() };
  return store.write(async (db) => {
    await lockCalendar(db, store.engine);
    return describeBooked(await change(db, await ownMeeting(db, token), times), times);
  });
}
