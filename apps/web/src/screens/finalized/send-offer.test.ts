import { afterEach, expect, it, vi } from 'vitest';
import { sentFrom } from '../../session/asked-offer.ts';
import { resetSession, setValues, useSession } from '../../session/session-store.ts';
import { sendOffer } from './send-offer.ts';

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
  expect((await sendOffer()).kind).toBe('sent');
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
  expect(await sendOffer()).toMatchObject({ kind: 'failed', error: { code: 'bad-request', status: 400 } });
});
