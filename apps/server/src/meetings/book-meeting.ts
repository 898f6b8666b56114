import { randomUUIDv7 } from 'node:crypto';
import { findOwnConfiguration } from '../configurator/store/configurations.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { linkTokenHash, newLinkToken } from '../platform/http/browser-binding.ts';
import { takeShare } from '../platform/http/take-share.ts';
import { mayMail } from '../platform/source/recipient-limits.ts';
import type { HandlerOf } from '../server-parts.ts';
import { isMeetingSlot, meetingSlots } from './meeting-slots.ts';
import { queueMeetingMails } from './queue-meeting-mails.ts';
import { freeLapsed, insertMeeting, lockCalendar, meetingInSlot, takenSlots } from './store/meetings.ts';

/** Free times only, so that other bookings stay private. */
export const listMeetingSlotsHandler: HandlerOf<'list-meeting-slots'> =
  ({ config, store, nowMs, expiryMs }) =>
  async () => {
    const now = nowMs();
    const taken = new Set(await store.read((db) => takenSlots(db, { nowMs: now, expiryMs: expiryMs() })));
    return {
      minutes: config.meetingMinutes,
      time_zone: config.companyTimezone,
      slots: meetingSlots(now, config)
        .filter((slot) => !taken.has(slot))
        .map((slot) => new Date(slot).toISOString()),
    };
  };

/** How long an unconfirmed booking holds its time (threat 66). */
const confirmWithinMs = 3_600_000;

/**
 * One booking per slot (D23): the second visitor must choose again. It is a reservation until the link of the mail
 * confirms it; then both sides get the invitation (D11).
 */
export const bookMeetingHandler: HandlerOf<'book-meeting'> =
  ({ config, store, nowMs, expiryMs }) =>
  async ({ body, browser, source }) => {
    const now = nowMs();
    const slot = Date.parse(body.startsAt);
    const endsAt = slot + config.meetingMinutes * 60_000;
    const confirmBy = Math.min(now + confirmWithinMs, slot);
    if (!isMeetingSlot(slot, now, config)) throw new ApiError('slot-taken');
    // A foreign configuration is not linked to the meeting (D3).
    const own = body.id && (await findOwnConfiguration(store, body.id, browser.hash));
    const answer = {
      ok: true,
      starts_at: new Date(slot).toISOString(),
      ends_at: new Date(endsAt).toISOString(),
      confirm_by: new Date(confirmBy).toISOString(),
    } as const;
    const content = JSON.stringify(body);

    return store.write(async (db) => {
      await lockCalendar(db, store.engine);
      await freeLapsed(db, { nowMs: now, expiryMs: expiryMs() });
      const holder = await meetingInSlot(db, slot);
      // Repeating the same booking after a lost answer is the same meeting.
      if (holder?.content === content) return { ...answer, mail: 'queued' };
      if (holder) throw new ApiError('slot-taken');
      const token = newLinkToken();
      const meeting = {
        id: randomUUIDv7(),
        configuration_id: own ? own.id : null,
        starts_at: slot,
        ends_at: endsAt,
        slot,
        token_hash: linkTokenHash(token),
        sequence: 0,
        content,
        created_at: now,
        confirm_by: confirmBy,
      };
      const total = meetingSlots(now, config).length;
      await takeShare(db, source, { kind: 'booking', total, untilMs: confirmBy, meetingId: meeting.id }, now);
      await insertMeeting(db, meeting, config.companyTimezone);
      // The address was typed by a visitor, so limits protect its owner from floods (threat 14).
      const held = !(await mayMail(db, body.clientEmail, now, source));
      await queueMeetingMails(db, config, { meeting, token, change: 'confirm', held, source }, now);
      return { ...answer, mail: held ? 'held' : 'queued' };
    });
  };
