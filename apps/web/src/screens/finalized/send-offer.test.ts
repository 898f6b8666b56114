import { afterEach, expect, it, vi } from 'vitest';
import { resetSession, setValues, useSession } from '../../session/session-store.ts';
import { sendOffer, sentBefore } from './send-offer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  resetSession();
});

it('a reload shows what was sent; the same unit more often, or elsewhere, is not it (FN-01, FN-02)', async () => {
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
  expect(sentBefore()).toBeUndefined();
  expect((await sendOffer()).kind).toBe('sent');
  expect(sentBefore()?.quotationNumber).toBe('Q-2026-000123');
  setValues({ amountOfUnits: 9 });
  expect(sentBefore()).toBeUndefined();
  setValues({ amountOfUnits: 2, locationPlacename: 'Madrid, Spain' });
  expect(sentBefore()).toBeUndefined();
});
