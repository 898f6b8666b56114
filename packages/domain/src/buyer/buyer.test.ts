import { describe, expect, it } from 'vitest';
import { buyerProblems, givenBuyer, isComplete, isEan, isLeitwegId } from './buyer.ts';
import { isVatNumber, normalisedVatNumber, vatExample } from './vat-number.ts';

const complete = {
  street: 'Hauptstraße 5',
  postalCode: '49661',
  city: 'Cloppenburg',
  country: 'DE',
  vatNumber: 'DE123456789',
  orderReference: 'order 77',
};

describe('the VAT number has the form of its country (QU-03)', () => {
  it.each([
    ['DE', 'DE123456789', 'DE12345678'],
    ['NL', 'nl 1234.56.789 b01', 'NL123456789'],
    ['DK', '12 34 56 78', '1234567'],
    ['BE', 'BE 0123.456.789', 'BE 2123.456.789'],
    ['GR', 'EL123456789', 'GR123456789'],
    ['AT', 'ATU12345678', 'AT12345678'],
    ['SE', 'SE123456789001', 'SE1234567890'],
    ['CH', 'CHE-123.456.789 MWST', 'CHE-123.456'],
    ['US', '12-3456789', '?'],
  ])('%s: %s, not %s', (country, right, wrong) => {
    expect([isVatNumber(right, country), isVatNumber(wrong, country)]).toEqual([true, false]);
  });

  it('is printed with its prefix, in capitals, without dots', () => {
    expect(normalisedVatNumber('1234.56.789.b01', 'NL')).toBe('NL123456789B01');
    expect(normalisedVatNumber('el 123456789', 'GR')).toBe('EL123456789');
  });

  it('every example that is shown is right', () => {
    for (const country of ['AT', 'BE', 'CH', 'DE', 'DK', 'FR', 'GB', 'NL', 'NO', 'PL', 'SE'])
      expect([country, isVatNumber(vatExample(country) ?? '', country)]).toEqual([country, true]);
  });
});

describe('the buyer (QU-03)', () => {
  it('may be given in parts, and must be complete before signing', () => {
    expect(buyerProblems({}, { complete: false })).toEqual({});
    expect(buyerProblems({}, { complete: true })).toEqual({
      street: 'missing',
      postalCode: 'missing',
      city: 'missing',
      country: 'missing',
      vatNumber: 'missing',
      orderReference: 'missing',
    });
    expect(isComplete(complete)).toBe(true);
    expect(isComplete({ ...complete, vatNumber: null, orderReference: null })).toBe(true);
    expect(isComplete({ ...complete, vatNumber: '' })).toBe(false);
    expect(isComplete(undefined)).toBe(false);
  });

  it('names what is wrong', () => {
    expect(
      buyerProblems(
        { ...complete, country: 'Germany', leitwegId: '04011000-1234512345-07', ean: '5798000000002' },
        { complete: true },
      ),
    ).toMatchObject({ country: 'country', leitwegId: 'leitweg-id', ean: 'ean' });
    expect(buyerProblems({ ...complete, vatNumber: 'DE1' }, { complete: false })).toEqual({
      vatNumber: 'vat-number',
    });
  });

  it('is kept without empty fields', () => {
    expect(givenBuyer({ street: ' ', city: '', vatNumber: undefined })).toBeUndefined();
    expect(
      givenBuyer({ city: ' Ede ', country: 'NL', vatNumber: '123456789b01', orderReference: null }),
    ).toEqual({
      city: 'Ede',
      country: 'NL',
      vatNumber: 'NL123456789B01',
      orderReference: null,
    });
  });

  it('checks the numbers of public buyers', () => {
    expect(isLeitwegId('04011000-1234512345-06')).toBe(true);
    expect(isLeitwegId('991-33333TEST-33')).toBe(true);
    expect(isLeitwegId('991-33333TEST-34')).toBe(false);
    expect(isEan('5798009811578')).toBe(true);
    expect(isEan('5798009811579')).toBe(false);
  });
});
