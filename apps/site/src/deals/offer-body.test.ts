import { describe, expect, it } from 'vitest';
import { offerBody } from './offer-body.ts';

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
