import type { LocaleName } from '@silowright/domain/locale';
import { bcp47 } from '@silowright/texts/bcp47';

/** Day and minute, as short as a table needs them. */
export const timeText = (locale: LocaleName, at: string): string =>
  new Date(at).toLocaleString(bcp47(locale), { dateStyle: 'medium', timeStyle: 'short' });
