import { type IncomingKind, incomingKinds } from '@silowright/contract/incoming-kinds';
import { useRoute } from 'wouter';
import { useHistoryText } from '../use-history-text.ts';

/** The query of a list is in its address. An item opened from the list keeps it in its history state. */
export const fromList = (search: string): { readonly list: string } => ({ list: search });

/** The list that an item was opened from, with search, state and page; undefined on other pages. */
export function useListAddress(): { readonly kind: IncomingKind; readonly address: string } | undefined {
  const list = useHistoryText('list');
  const [, params] = useRoute('/admin/:kind/:id');
  const kind = incomingKinds.find((each) => each === params?.kind);
  return kind && { kind, address: list ? `/admin/${kind}?${list}` : `/admin/${kind}` };
}
