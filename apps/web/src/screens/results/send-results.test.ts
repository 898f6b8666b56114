import { expect, it } from 'vitest';
import { resultsBody } from './send-results.ts';

const id = 'abcd-0123-efgh';

it('sends all fields always, numbers as numbers (FN-05, PB-08)', () => {
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
