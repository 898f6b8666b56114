import { dearer, type ListRow } from '../torture/parts-of-releases/work-with-release.ts';
import type { Asker } from '../torture/shared/asker.ts';

type Call = <Body>(method: 'GET' | 'PUT', path: string, body?: object) => Promise<Body>;
type List = {
  readonly id: { readonly version: number };
  readonly prices?: ListRow[];
  readonly options?: ListRow[];
};
interface Dealer {
  readonly id: string;
  readonly city: string;
  readonly image_url?: string;
}

export const staffCall =
  (asker: Asker, token: () => string): Call =>
  (method, path, body) =>
    asker.must({
      method,
      path: `/api/admin/${path}`,
      headers: { authorization: `Bearer ${token()}` },
      ...(body && { body }),
    });

/** New lists of both kinds, a dealer that moved and a new one. */
export async function changeLists(call: Call): Promise<void> {
  for (const [kind, segment] of [
    ['prices', 'agricultural'],
    ['options', 'road_salt'],
  ] as const) {
    const list = await call<List>('GET', `unit/${kind}/${segment}`);
    await call('PUT', `unit/${kind}`, {
      id: { version: list.id.version + 1, segment },
      [kind]: dearer(list[kind] ?? [], 1000),
      comment: `Winter: ${kind}`,
    });
  }
  const [{ image_url: _, ...first }] = (await call<Dealer[]>('GET', 'dealer/list')) as [Dealer];
  await call('PUT', 'dealer', {
    dealers: [
      { ...first, city: 'Meppel' },
      { ...first, id: 'nordlager', name: 'Nordlager', country: 'DE', city: 'Kiel', hub_spot_id: '4711' },
    ],
  });
}

/** What staff note about what came in, and a quotation that they withdraw. */
export async function workOnIncoming(call: Call, withdrawn: string, noted: string): Promise<void> {
  const { items } = await call<{ items: { id: string; title: string }[] }>('GET', 'incoming/quotations');
  const idOf = (number: string) => items.find(({ title }) => title === number)?.id ?? number;
  await call('PUT', `incoming/quotations/${idOf(withdrawn)}`, { withdraw: true });
  await call('PUT', `incoming/quotations/${idOf(noted)}`, {
    handled: true,
    assigned_to: 'Petra',
    note: 'Rief an: möchte einen Steg.',
  });
}
