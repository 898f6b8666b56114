import { afterEach, expect, it, vi } from 'vitest';
import { sentFrom } from '../session/asked-offer.ts';
import { resetSession, setValues, useSession } from '../session/session-store.ts';
import { sendOrKeep } from './send-or-keep.ts';
import { sendFrom } from './use-sending.ts';
import { waitingOffers } from './waiting-offer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  resetSession();
});

it('a sent offer is stored unchanged, whatever is changed later (FN-01, FN-02, V11)', async () => {
  const answer = { ok: true, quotation_number: 'Q-2026-000123', mail: 'queued' };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  useSession.setState({
    values: {
      id: 'abcd-0123-efgh',
      segment: 'agricultural',
      volumePerUnit: 30,
      amountOfUnits: 2,
      locationPlacename: 'Zwolle, Netherlands',
      emailAddress: 'jo@example.com',
      preconfiguredUnitType: 'vvs4',
      uuid: '7e1c1f6e-0000-5000-8000-000000000001',
    },
    configuration: { 'access.ladder': 'by_provider' },
  });
  expect((await sendFrom('finalized')).kind).toBe('sent');
  setValues({ amountOfUnits: 9, emailAddress: 'other@example.com' });
  expect(sentFrom('finalized')).toMatchObject({
    quotationNumber: 'Q-2026-000123',
    values: { amountOfUnits: 2, emailAddress: 'jo@example.com' },
  });
});

it('refused content and a lost connection give different outcomes (V23)', async () => {
  const refusal = {
    code: 'bad-request',
    message: '',
    errors: [{ path: 'phoneNumber', code: 'x', message: '' }],
  };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }));
  useSession.setState({ values: { id: 'abcd-0123-efgh', preconfiguredUnitType: 'vvs4', uuid: 'x' } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await sendFrom('finalized')).toMatchObject({
    kind: 'failed',
    error: { code: 'bad-request', status: 400 },
  });
});

it('offers without a network are kept with their buyer, each configuration once (IN-06, QU-03)', async () => {
  const fetched = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: false });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ask = async (id: string, emailAddress: string) => {
    useSession.setState({
      values: { id, emailAddress, preconfiguredUnitType: 'vvs4', uuid: 'x' },
      drafts: { buyer: { street: 'Weg 1', noVatNumber: 'yes' } },
    });
    expect(await sendFrom('finalized')).toEqual({ kind: 'waiting' });
  };
  await ask('abcd-0123-efgh', 'jo@example.com');
  await ask('abcd-0123-efgi', 'jo@example.com');
  await ask('abcd-0123-efgh', 'ann@example.com');
  resetSession();
  const buyer = { street: 'Weg 1', vatNumber: null };
  expect(
    waitingOffers().map(({ values, ...asked }) => [values.id, values.emailAddress, asked.buyer]),
  ).toEqual([
    ['abcd-0123-efgi', 'jo@example.com', buyer],
    ['abcd-0123-efgh', 'ann@example.com', buyer],
  ]);
  const answer = { ok: true, quotation_number: 'Q-2026-000123', mail: 'queued' };
  fetched.mockImplementation(async () => Response.json(answer));
  for (const asked of waitingOffers()) expect((await sendOrKeep(asked)).kind).toBe('sent');
  const [, { body }] = fetched.mock.calls.at(-1) as unknown as [string, { body: string }];
  expect(JSON.parse(body)).toMatchObject({ clientEmail: 'ann@example.com', buyer });
  expect(waitingOffers()).toEqual([]);
});

const id = 'abcd-0123-efgh';

it('a sent request is stored unchanged, whatever is changed later (FN-02, FN-04, V11)', async () => {
  const answer = { ok: true, quotation_number: 'Q-2026-000123', mail: 'queued' };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  useSession.setState({
    values: {
      id,
      segment: 'food_and_feed',
      volumePerUnit: 30,
      amountOfUnits: 2,
      emailAddress: 'jo@example.com',
    },
  });
  expect((await sendFrom('finalized-basic')).kind).toBe('sent');
  setValues({ amountOfUnits: 9 });
  expect(sentFrom('finalized-basic')).toMatchObject({
    quotationNumber: 'Q-2026-000123',
    values: { amountOfUnits: 2 },
  });
});

it('concurrent calls share one request, and the sent content is stored (FN-02, RS-04, V11)', async () => {
  const answer = { ok: true, quotation_number: 'Q-2026-000123', mail: 'queued' };
  const fetched = vi.fn(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  useSession.setState({
    values: {
      id,
      segment: 'food_and_feed',
      volumePerUnit: 30,
      amountOfUnits: 2,
      emailAddress: 'jo@example.com',
    },
  });
  await Promise.all([sendFrom('results'), sendFrom('results')]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(sentFrom('results')).toMatchObject({ quotationNumber: 'Q-2026-000123' });
});
