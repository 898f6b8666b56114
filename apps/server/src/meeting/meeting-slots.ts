import type { Config } from '../config/config.ts';

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

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local wall-clock time, encoded as UTC. */
function wallClockMs(timeZone: string, timeMs: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(
    format.formatToParts(timeMs).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

/** A cache: time zone lookups are slow and every list needs hundreds; a day adds a dozen or two. */
const moments = new Map<string, number>();

/**
 * The moment at which the wall clock shows `wallMs`. Computed twice, because the first guess may be across a clock
 * change.
 */
function timeOfWallClock(timeZone: string, wallMs: number): number {
  const key = `${timeZone} ${wallMs}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const guess = wallMs - (wallClockMs(timeZone, wallMs) - wallMs);
  const moment = wallMs - (wallClockMs(timeZone, guess) - guess);
  moments.set(key, moment);
  return moment;
}
