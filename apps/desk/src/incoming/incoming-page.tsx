import { incomingKinds, incomingLists } from '@silowright/contract/incoming-kinds';
import { useParams } from 'wouter';
import { UnknownPage } from '../access/missing-page.tsx';
import { IncomingDetail } from './incoming-detail.tsx';
import { ListPage } from './list/list-page.tsx';

/** A list, or one of its items; other paths below /admin do not exist. */
export function IncomingPage() {
  const { kind = '', id } = useParams<{ kind: string; id?: string }>();
  const list = incomingLists.find((each) => each === kind);
  const known = incomingKinds.find((each) => each === kind);
  if (id && known) return <IncomingDetail key={id} kind={known} id={id} />;
  if (!id && list) return <ListPage key={list} list={list} />;
  return <UnknownPage />;
}
