import type { LocaleName } from '@silowright/domain/locale';
import { bcp47 } from '@silowright/texts/bcp47';

/** Date and time to the minute, short enough for a table. */
export const timeText = (locale: LocaleName, at: string): string =>
  new Date(at).toLocaleString(bcp47(locale), { dateStyle: 'medium', timeStyle: 'short' });

/** The date without the time. */
export const dateText = (locale: LocaleName, at: string): string =>
  new Date(at).toLocaleDateString(bcp47(locale), { dateStyle: 'medium' });

/** The day, as short as a second line needs it. */
export const dayText = (locale: LocaleName, at: string): string =>
  new Date(at).toLocaleDateString(bcp47(locale), { day: 'numeric', month: 'short' });
