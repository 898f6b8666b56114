import { type IncomingKind, incomingKinds } from '@silowright/contract/incoming-kinds';
import { useRoute } from 'wouter';
import { useHistoryText } from '../use-history-text.ts';

/** What a list shows is in its address; an item opened from it keeps that as the state of its history entry. */
export const fromList = (search: string): { readonly list: string } => ({ list: search });

/** The list that an item came from, with its search, state and page; undefined on a page that is no item. */
export function useListAddress(): { readonly kind: IncomingKind; readonly address: string } | undefined {
  const list = useHistoryText('list');
  const [, params] = useRoute('/admin/:kind/:id');
  const kind = incomingKinds.find((each) => each === params?.kind);
  return kind && { kind, address: list ? `/admin/${kind}?${list}` : `/admin/${kind}` };
}
