import type { cancelMeeting } from '@silowright/contract/meetings';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { forgetBookings } from '../platform/source/source-uses.ts';
import type { ServerParts } from '../server-parts.ts';
import { describeBooked, meetingState, ownMeeting } from './own-meeting.ts';
import { queueMeetingMails } from './queue-meeting-mails.ts';
import { changeMeeting, lockCalendar } from './store/meetings.ts';

/** Idempotent. */
export const cancelMeetingHandler =
  ({
    config,
    store,
    nowMs,
    expiryMs,
  }: Pick<ServerParts, 'config' | 'store' | 'nowMs' | 'expiryMs'>): Handler<typeof cancelMeeting> =>
  async ({ params }) => {
    const now = nowMs();
    const times = { nowMs: now, expiryMs: expiryMs() };
    return store.write(async (db) => {
      await lockCalendar(db, store.engine);
      const meeting = await ownMeeting(db, params.token);
      const state = meetingState(meeting, times);
      if (state === 'past') throw new ApiError('meeting-closed');
      if (state === 'cancelled') return describeBooked(meeting, times);
      const cancelled = {
        ...meeting,
        slot: null,
        confirm_by: null,
        sequence: meeting.sequence + 1,
        content: JSON.stringify({
          ...readStored<object>(storedKinds.meeting, meeting.id, meeting.content),
          cancelledAt: new Date(now).toISOString(),
        }),
      };
      await changeMeeting(db, cancelled, { event: 'cancelled' }, config.companyTimezone, now);
      await forgetBookings(db, [meeting.id]);
      // An unconfirmed meeting had no invitation, so nobody is notified.
      if (state !== 'booked') return describeBooked(cancelled, times);
      await queueMeetingMails(
        db,
        config,
        { meeting: cancelled, token: params.token, change: 'cancelled' },
        now,
      );
      return describeBooked(cancelled, times);
    });
  };
