import { expect, it } from 'vitest';
import { basicOfferBody } from './send-request.ts';

const id = 'abcd-0123-efgh';

it('sends only what is not empty, always a call, never comments (FN-04, FN-05)', () => {
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
