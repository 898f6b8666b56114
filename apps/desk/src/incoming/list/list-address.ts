import { type IncomingListName, incomingKinds, incomingLists } from '@silowright/contract/incoming-kinds';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { useEffect, useMemo } from 'react';
import { useRoute } from 'wouter';
import { useStaffCall } from '../../calls/staff-api.ts';
import { useHistoryText } from '../../identity/return-to.ts';

let opened: string | undefined;

/** The item that the list is returned to from. */
export const openedItem = (): string | undefined => opened;

/** While an item is shown, and until the page after it has been rendered. */
export function useOpenedItem(id: string): void {
  useEffect(() => {
    opened = id;
    return () => {
      setTimeout(() => {
        if (opened === id) opened = undefined;
      });
    };
  }, [id]);
}

const addressOf = (list: IncomingListName, search: string): string =>
  `/admin/${list}${search && `?${search}`}`;

/** An item opened from a list keeps the address of the list in its history state. */
export const fromList = (list: IncomingListName, search: string): { readonly list: string } => ({
  list: addressOf(list, search),
});

export interface ListAddress {
  readonly list: IncomingListName;
  readonly address: string;
}

/** The list that an item was opened from, with search, state and page; undefined on other pages. */
export function useListAddress(): ListAddress | undefined {
  const opened = useHistoryText('list') ?? '';
  const [, params] = useRoute('/admin/:kind/:id');
  const kind = incomingKinds.find((each) => each === params?.kind);
  // The page of the item fetches it.
  const { data } = useStaffCall(
    'admin-get-incoming',
    { params: { kind: kind ?? 'quotations', id: params?.id ?? '' } },
    { enabled: false },
  );
  if (!kind) return undefined;
  const list = incomingLists.find((each) => opened.split('?')[0] === `/admin/${each}`);
  if (list) return { list, address: opened };
  const own = kind === 'quotations' && data?.sheet.prices === null ? 'requests' : kind;
  return { list: own, address: addressOf(own, '') };
}

const storage = safeStorage();
const storeKey = 'silowright.rows';

/** Keeps the loaded rows of a list, their ids separated by spaces, so that the page of an item leads to the next one. */
export const keepRows = (list: IncomingListName, search: string, ids: string): void =>
  storage.setItem(storeKey, `${addressOf(list, search)} ${ids}`);

export interface Neighbours {
  /** From 1. */
  readonly position: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Undefined: the item was not opened from the list whose rows are kept. */
export function neighboursOf(id: string, opened: string): Neighbours | undefined {
  const [address, ...ids] = (storage.getItem(storeKey) ?? '').split(' ');
  const index = ids.indexOf(id);
  if (opened === '' || address !== opened || index < 0) return undefined;
  return { position: index + 1, previous: ids[index - 1], next: ids[index + 1] };
}

/** The rows before and after an item in the list that it was opened from (DK-07). */
export function useNeighbours(id: string): Neighbours | undefined {
  const opened = useHistoryText('list') ?? '';
  return useMemo(() => neighboursOf(id, opened), [id, opened]);
}
