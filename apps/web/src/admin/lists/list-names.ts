import type { IncomingListName } from '@silowright/contract/incoming-kinds';

export const listTitle = (list: IncomingListName) =>
  list === 'requests' ? ('desk.page-requests' as const) : (`admin.page-${list}` as const);

/** A request is an offer: its page is that of a quotation. */
export const itemAddress = (list: IncomingListName, id: string): string =>
  `/admin/${list === 'requests' ? 'quotations' : list}/${encodeURIComponent(id)}`;
