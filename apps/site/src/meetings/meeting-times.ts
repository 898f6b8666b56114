import { bcp47, type LocaleName } from '@silowright/domain/locale';

export interface MeetingDay {
  /** The day in the visitor's time zone. */
  readonly key: string;
  readonly slots: readonly string[];
}

export const visitorTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const dayKey = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return (iso: string) => format.format(new Date(iso));
};

/** Free times by the visitor's local day, which may be the next day. */
export function slotsByDay(slots: readonly string[], timeZone: string): MeetingDay[] {
  const keyOf = dayKey(timeZone);
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const key = keyOf(slot);
    days.set(key, [...(days.get(key) ?? []), slot]);
  }
  return [...days].map(([key, inDay]) => ({ key, slots: inDay }));
}

/** 1 is Monday, 7 is Sunday, of a day like 2026-11-16. */
export const weekdayOf = ({ key }: MeetingDay): number => new Date(`${key}T12:00:00Z`).getUTCDay() || 7;

export function meetingTexts(locale: LocaleName, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(bcp47(locale), { timeZone, ...options });
    // Day and month stay on one line.
    return (iso: string) => made.format(new Date(iso)).replace(/(\d\.?) /, '$1\u00a0');
  };
  return {
    weekday: format({ weekday: 'short' }),
    dayAndMonth: format({ day: 'numeric', month: 'short' }),
    date: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  };
}
