import type { confirmMeeting } from '@silowright/contract/meetings';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { takeShare } from '../platform/http/take-share.ts';
import { extendBooking } from '../platform/source/source-uses.ts';
import type { ServerParts } from '../server-parts.ts';
import { isMeetingSlot, meetingSlots } from './meeting-slots.ts';
import { describeBooked, meetingState, ownMeeting } from './own-meeting.ts';
import { queueMeetingMails } from './queue-meeting-mails.ts';
import { changeMeeting, freeLapsed, lockCalendar, meetingInSlot } from './store/meetings.ts';

/**
 * Only the owner of the mailbox can confirm; then both sides get the invitation. A late confirmation succeeds if the
 * time is still free. Idempotent.
 */
export const confirmMeetingHandler =
  ({
    config,
    store,
    nowMs,
    expiryMs,
  }: Pick<ServerParts, 'config' | 'store' | 'nowMs' | 'expiryMs'>): Handler<typeof confirmMeeting> =>
  async ({ params, source }) => {
    const now = nowMs();
    const times = { nowMs: now, expiryMs: expiryMs() };
    return store.write(async (db) => {
      await lockCalendar(db, store.engine);
      const meeting = await ownMeeting(db, params.token);
      const state = meetingState(meeting, times);
      if (state === 'booked') return describeBooked(meeting, times);
      if (state === 'lapsed') {
        await freeLapsed(db, times);
        const isFree =
          isMeetingSlot(meeting.starts_at, now, config) && !(await meetingInSlot(db, meeting.starts_at));
        if (!isFree) throw new ApiError('slot-taken');
        // The share of the booking ended with its hour; without this check many bookings could be collected and
        // confirmed at once.
        const total = meetingSlots(now, config).length;
        const use = { kind: 'booking', total, untilMs: meeting.ends_at, meetingId: meeting.id } as const;
        await takeShare(db, source, use, now);
      } else if (state === 'unconfirmed') {
        await extendBooking(db, meeting.id, meeting.ends_at);
      } else {
        throw new ApiError('meeting-closed');
      }
      const confirmed = { ...meeting, slot: meeting.starts_at, confirm_by: null };
      await changeMeeting(db, confirmed, { event: 'confirmed' }, config.companyTimezone, now);
      await queueMeetingMails(db, config, { meeting: confirmed, token: params.token, change: 'booked' }, now);
      return describeBooked(confirmed, times);
    });
  };
