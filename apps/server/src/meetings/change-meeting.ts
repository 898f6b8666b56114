import type { Booking } from '@silowright/contract/meetings';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { takeShare } from '../platform/http/take-share.ts';
import { extendBooking, forgetBookings } from '../platform/source/source-uses.ts';
import type { HandlerOf } from '../server-parts.ts';
import { isMeetingSlot, meetingSlots } from './meeting-slots.ts';
import { changeOwnMeeting, describeBooked, meetingState, ownMeeting } from './own-meeting.ts';
import { queueMeetingMails } from './queue-meeting-mails.ts';
import { changeMeeting, freeLapsed, meetingInSlot } from './store/meetings.ts';

export const readMeetingHandler: HandlerOf<'read-meeting'> =
  ({ store, nowMs, expiryMs }) =>
  async ({ params }) =>
    describeBooked(await store.read((db) => ownMeeting(db, params.token)), {
      nowMs: nowMs(),
      expiryMs: expiryMs(),
    });

/**
 * Only the owner of the mailbox can confirm; then both sides get the invitation. A late confirmation succeeds if the
 * time is still free. Idempotent.
 */
export const confirmMeetingHandler: HandlerOf<'confirm-meeting'> =
  (parts) =>
  ({ params, source }) =>
    changeOwnMeeting(parts, params.token, async (db, meeting, times) => {
      const { config } = parts;
      const { nowMs: now } = times;
      const state = meetingState(meeting, times);
      if (state === 'booked') return meeting;
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
      return confirmed;
    });

/** Frees the old time in the same transaction that takes the new one. */
export const moveMeetingHandler: HandlerOf<'move-meeting'> =
  (parts) =>
  ({ params, body }) =>
    changeOwnMeeting(parts, params.token, async (db, meeting, times) => {
      const { config } = parts;
      const { nowMs: now } = times;
      const slot = Date.parse(body.startsAt);
      if (meetingState(meeting, times) !== 'booked') throw new ApiError('meeting-closed');
      await freeLapsed(db, times);
      if (meeting.slot === slot) return meeting;
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
      return moved;
    });

/** Idempotent. */
export const cancelMeetingHandler: HandlerOf<'cancel-meeting'> =
  (parts) =>
  ({ params }) =>
    changeOwnMeeting(parts, params.token, async (db, meeting, times) => {
      const { config } = parts;
      const { nowMs: now } = times;
      const state = meetingState(meeting, times);
      if (state === 'past') throw new ApiError('meeting-closed');
      if (state === 'cancelled') return meeting;
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
      if (state !== 'booked') return cancelled;
      await queueMeetingMails(
        db,
        config,
        { meeting: cancelled, token: params.token, change: 'cancelled' },
        now,
      );
      return cancelled;
    });
