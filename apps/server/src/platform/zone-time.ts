const formats = new Map<string, Intl.DateTimeFormat>();

/** The local wall-clock time, encoded as UTC. */
export function wallClockMs(timeZone: string, timeMs: number): number {
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
export function timeOfWallClock(timeZone: string, wallMs: number): number {
  const key = `${timeZone} ${wallMs}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  const guess = wallMs - (wallClockMs(timeZone, wallMs) - wallMs);
  const moment = wallMs - (wallClockMs(timeZone, guess) - guess);
  moments.set(key, moment);
  return moment;
}

const dayMs = 86_400_000;

const quarterMs = 15 * 60_000;
let latest = { timeZone: '', quarter: Number.NaN, day: '' };

/** The day that a clock shows, as YYYY-MM-DD. Every call of a visitor asks; no zone changes its day within a quarter. */
export function dayIn(timeZone: string, timeMs: number): string {
  const quarter = Math.floor(timeMs / quarterMs);
  if (latest.quarter !== quarter || latest.timeZone !== timeZone) {
    const day = new Date(wallClockMs(timeZone, timeMs)).toISOString().slice(0, 10);
    latest = { timeZone, quarter, day };
  }
  return latest.day;
}

/** The moment at which a day (YYYY-MM-DD) begins, or the one `days` later. */
export const startOfDay = (timeZone: string, day: string, days = 0): number =>
  timeOfWallClock(timeZone, Date.parse(`${day}T00:00:00Z`) + days * dayMs);
