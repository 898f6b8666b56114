import type { listMeetingSlots } from '@silowright/contract/meetings';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { meetingSlots } from './meeting-slots.ts';
import { takenSlots } from './store/meetings.ts';

/** Free times only, so that other bookings stay private. */
export const listMeetingSlotsHandler =
  ({
    config,
    store,
    nowMs,
    expiryMs,
  }: Pick<ServerParts, 'config' | 'store' | 'nowMs' | 'expiryMs'>): Handler<typeof listMeetingSlots> =>
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
