import type { IncomingKind, IncomingListName } from '@silowright/contract/incoming-kinds';
import { bcp47, type LocaleName } from '@silowright/domain/locale';

export const listTitle = (list: IncomingListName) =>
  list === 'requests' ? ('desk.page-requests' as const) : (`admin.page-${list}` as const);

/** A request is an offer: its page is that of a quotation. */
export const kindOf = (list: IncomingListName): IncomingKind => (list === 'requests' ? 'quotations' : list);

export const itemAddress = (list: IncomingListName, id: string): string =>
  `/admin/${kindOf(list)}/${encodeURIComponent(id)}`;

/** The title of a meeting is its time on the company's clock, like 2026-11-20 09:30; other titles are shown as they are. */
export function titleText(locale: LocaleName, kind: IncomingKind, title: string): string {
  const at = kind === 'meetings' ? new Date(`${title.replace(' ', 'T')}Z`) : undefined;
  if (!at || Number.isNaN(at.getTime())) return title;
  // In the company's time zone, not the reader's.
  return at.toLocaleString(bcp47(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
}
