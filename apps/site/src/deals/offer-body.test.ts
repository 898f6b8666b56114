import { describe, expect, it } from 'vitest';
import { basicOfferBody, offerBody, resultsBody } from './offer-body.ts';

describe('offerBody', () => {
  it('sends id and clientEmail, and no empty fields (FN-05)', () => {
    expect(
      offerBody({ id: '0000-0000-0000', emailAddress: 'a@b.nl', phoneNumber: '', comments: '  ' }),
    ).toEqual({ id: '0000-0000-0000', clientEmail: 'a@b.nl' });
  });

  it('sends the given values with the names of the call (FN-05)', () => {
    expect(
      offerBody({
        id: '0000-0000-0000',
        emailAddress: 'a@b.nl',
        phoneNumber: '+31205550100',
        firstName: 'A',
        lastName: 'B',
        comments: 'C',
        company_name: 'D',
        project_name: 'E',
        dealerEmailAddress: 'd@e.nl',
      }),
    ).toEqual({
      id: '0000-0000-0000',
      clientEmail: 'a@b.nl',
      phoneNumber: '+31205550100',
      firstName: 'A',
      lastName: 'B',
      comments: 'C',
      companyName: 'D',
      projectName: 'E',
      dealerEmail: 'd@e.nl',
    });
  });
});

const id = 'abcd-0123-efgh';

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
