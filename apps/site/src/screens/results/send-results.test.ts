import { afterEach, expect, it, vi } from 'vitest';
import { resultsBody } from '../../deals/offer-body.ts';
import { sentFrom } from '../../session/asked-offer.ts';
import { resetSession, useSession } from '../../session/session-store.ts';
import { sendResults } from './send-results.ts';

const id = 'abcd-0123-efgh';

afterEach(() => {
  vi.unstubAllGlobals();
  resetSession();
});

it('always sends all fields, numbers as numbers (FN-05, PB-08)', () => {
  expect(resultsBody({ id, emailAddress: 'jo@example.com', diameterInMm: 2400, heightInMm: 7193 })).toEqual({
    id,
    diameter: 2400,
    height: 7193,
    atexApproved: false,
    foodApproved: false,
    phoneNumber: '',
    email: 'jo@example.com',
    firstName: '',
    lastName: '',
    callToAction: 'book_a_meeting',
  });
});

it.each([
  ['call', 'call_me_now'],
  ['meeting', 'book_a_meeting'],
] as const)('follow-up %s is %s (RS-03)', (followup, callToAction) => {
  const body = resultsBody({ id, followup, atexApproved: 1, foodApproved: 1 });
  expect(body).toMatchObject({ callToAction, atexApproved: true, foodApproved: true });
});

it('company and project are sent if typed (FN-05, V21)', () => {
  const typed = { company_name: 'Acme', project_name: 'Yard' };
  expect(resultsBody({ id, ...typed })).toMatchObject({ companyName: 'Acme', projectName: 'Yard' });
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
  await Promise.all([sendResults(), sendResults()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(sentFrom('results')).toMatchObject({ quotationNumber: 'Q-2026-000123' });
});
