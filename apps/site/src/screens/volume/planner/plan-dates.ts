import { bcp47, type LocaleName } from '@silowright/domain/locale';

/** The date some days after another; a part of a day is the same date. Calendar days, so that clock changes do no harm. */
export const dateOfDay = (today: Date, day: number): Date =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() + Math.floor(day + 1e-9));

export const shortDate = (date: Date, locale: LocaleName): string =>
  date.toLocaleDateString(bcp47(locale), { day: 'numeric', month: 'short' });

export const weekdayDate = (date: Date, locale: LocaleName): string =>
  date.toLocaleDateString(bcp47(locale), { weekday: 'short', day: 'numeric', month: 'short' });
