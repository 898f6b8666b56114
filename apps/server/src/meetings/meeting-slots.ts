import type { Config } from '../platform/config/config.ts';
import { timeOfWallClock, wallClockMs } from '../platform/zone-time.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export type MeetingHours = Pick<
  Config,
  'companyTimezone' | 'meetingWeekdays' | 'meetingHours' | 'meetingMinutes' | 'meetingDaysAhead'
>;

/** Every possible start time from now on, taken or not, soonest first (D23). */
export function meetingSlots(nowMs: number, settings: MeetingHours): number[] {
  const { companyTimezone: zone, meetingHours, meetingMinutes, meetingDaysAhead } = settings;
  const untilMs = nowMs + meetingDaysAhead * dayMs;
  const slots: number[] = [];
  const today = wallClockMs(zone, nowMs);
  for (let day = 0; day <= meetingDaysAhead; day++) {
    const midnight = Math.floor(today / dayMs) * dayMs + day * dayMs;
    const weekday = new Date(midnight).getUTCDay() || 7;
    if (!settings.meetingWeekdays.includes(weekday)) continue;
    const last = meetingHours.to * 60 - meetingMinutes;
    for (let minute = meetingHours.from * 60; minute <= last; minute += meetingMinutes) {
      const slot = timeOfWallClock(zone, midnight + minute * minuteMs);
      if (slot > nowMs && slot <= untilMs) slots.push(slot);
    }
  }
  return slots;
}

export const isMeetingSlot = (timeMs: number, nowMs: number, settings: MeetingHours): boolean =>
  meetingSlots(nowMs, settings).includes(timeMs);
