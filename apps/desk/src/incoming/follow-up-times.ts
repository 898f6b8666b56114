const dayMs = 86_400_000;

/** Nine o'clock on a day, in the time zone of the reader. */
const morningOf = (day: Date): Date => {
  const morning = new Date(day);
  morning.setHours(9, 0, 0, 0);
  return morning;
};

/** The usual later times. */
export const laterTimes = {
  tomorrow: (now: Date) => morningOf(new Date(now.getTime() + dayMs)),
  /** The next Monday that is not today. */
  monday: (now: Date) => morningOf(new Date(now.getTime() + ((8 - now.getDay()) % 7 || 7) * dayMs)),
  week: (now: Date) => morningOf(new Date(now.getTime() + 7 * dayMs)),
} as const;

export const laterNames = Object.keys(laterTimes) as (keyof typeof laterTimes)[];

/** The value of a field of type datetime-local. */
export const fieldTime = (at: Date): string => {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

/** Undefined: no time, or not a time. */
export const readFieldTime = (typed: string): string | undefined => {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};
