import { afterEach, expect, it, vi } from 'vitest';
import { basicOfferBody } from '../../deals/offer-body.ts';
import { sentFrom } from '../../session/asked-offer.ts';
import { resetSession, setValues, useSession } from '../../session/session-store.ts';
import { sendRequest } from './send-request.ts';

const id = 'abcd-0123-efgh';

afterEach(() => {
  vi.unstubAllGlobals();
  resetSession();
});

it('sends only non-empty fields, always with a call and without comments (FN-04, FN-05)', () => {
  expect(basicOfferBody({ id, emailAddress: 'jo@example.com', comments: 'no place for it' })).toEqual({
    id,
    clientEmail: 'jo@example.com',
    callToAction: 'call_me_now',
  });
  expect(
    basicOfferBody({
      id,
      emailAddress: 'jo@example.com',
      phoneNumber: '+31 38 123 4567',
      firstName: 'Jo',
      lastName: ' ',
      company_name: 'Acme',
      project_name: 'Yard',
    }),
  ).toEqual({
    id,
    clientEmail: 'jo@example.com',
    phoneNumber: '+31 38 123 4567',
    firstName: 'Jo',
    companyName: 'Acme',
    projectName: 'Yard',
    callToAction: 'call_me_now',
  });
});

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
  expect((await sendRequest()).kind).toBe('sent');
  setValues({ amountOfUnits: 9 });
  expect(sentFrom('finalized-basic')).toMatchObject({
    quotationNumber: 'Q-2026-000123',
    values: { amountOfUnits: 2 },
  });
});
