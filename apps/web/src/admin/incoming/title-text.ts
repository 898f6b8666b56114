import type { IncomingKind } from '@silowright/contract/incoming-kinds';
import type { LocaleName } from '@silowright/domain/locale';
import { bcp47 } from '@silowright/texts/bcp47';

/** The title of a meeting is its time on the company's clock, like 2026-11-20 09:30; other titles are shown as they are. */
export function titleText(locale: LocaleName, kind: IncomingKind, title: string): string {
  const at = kind === 'meetings' ? new Date(`${title.replace(' ', 'T')}Z`) : undefined;
  if (!at || Number.isNaN(at.getTime())) return title;
  // In the company's time zone, not the reader's.
  return at.toLocaleString(bcp47(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
}
