import type { Booking, moveMeeting } from '@silowright/contract/meetings';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { extendBooking } from '../platform/source/source-uses.ts';
import type { ServerParts } from '../server-parts.ts';
import { isMeetingSlot } from './meeting-slots.ts';
import { describeBooked, meetingState, ownMeeting } from './own-meeting.ts';
import { queueMeetingMails } from './queue-meeting-mails.ts';
import { changeMeeting, freeLapsed, lockCalendar, meetingInSlot } from './store/meetings.ts';

/** Frees the old time in the same transaction that takes the new one. */
export const moveMeetingHandler =
  ({
    config,
    store,
    nowMs,
    expiryMs,
  }: Pick<ServerParts, 'config' | 'store' | 'nowMs' | 'expiryMs'>): Handler<typeof moveMeeting> =>
  async ({ params, body }) => {
    const now = nowMs();
    const times = { nowMs: now, expiryMs: expiryMs() };
    const slot = Date.parse(body.startsAt);
    return store.write(async (db) => {
      await lockCalendar(db, store.engine);
      const meeting = await ownMeeting(db, params.token);
      if (meetingState(meeting, times) !== 'booked') throw new ApiError('meeting-closed');
      await freeLapsed(db, times);
      if (meeting.slot === slot) return describeBooked(meeting, times);
      if (!isMeetingSlot(slot, now, config) || (await meetingInSlot(db, slot))) {
        throw new ApiError('slot-taken');
      }
      const booking = readStored<Booking>(storedKinds.meeting, meeting.id, meeting.content);
      const moved = {
        ...meeting,
        starts_at: slot,
        ends_at: slot + config.meetingMinutes * 60_000,
        slot,
        sequence: meeting.sequence + 1,
        content: JSON.stringify({ ...booking, startsAt: body.startsAt, timeZone: body.timeZone }),
      };
      await changeMeeting(db, moved, { event: 'moved' }, config.companyTimezone, now);
      await extendBooking(db, meeting.id, moved.ends_at);
      await queueMeetingMails(
        db,
        config,
        { meeting: moved, token: params.token, change: 'moved', before: meeting.starts_at },
        now,
      );
      return describeBooked(moved, times);
    });
  };
