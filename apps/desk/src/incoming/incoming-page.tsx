import { incomingKinds, incomingLists } from '@silowright/contract/incoming-kinds';
import { useParams } from 'wouter';
import { IncomingDetail } from './incoming-detail.tsx';
import { ListPage } from './list/list-page.tsx';

/** A list, or one of its items. */
export function IncomingPage() {
  const { kind = '', id } = useParams<{ kind: string; id?: string }>();
  const list = incomingLists.find((each) => each === kind);
  const known = incomingKinds.find((each) => each === kind);
  if (id && known) return <IncomingDetail key={id} kind={known} id={id} />;
  return list && <ListPage key={list} list={list} />;
}
