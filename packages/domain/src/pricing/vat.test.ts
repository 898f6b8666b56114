import { describe, expect, test } from 'vitest';
import type { VatRules } from '../catalogue/money.ts';
import { type Buyer, vatFor, vatOn } from './vat.ts';

const rules: VatRules = {
  sellerCountry: 'SE',
  rules: [
    { buyer: 'SE', kind: 'domestic', ratePercent: 25, sentence: 'vat.own-sentence' },
    { buyer: 'EU', kind: 'reverse-charge', assembly: true, needs: 'vat-number' },
    { buyer: 'EU', kind: 'intra-community', needs: 'vat-number' },
    { buyer: 'EU', kind: 'undecided' },
    { buyer: '*', kind: 'export' },
  ],
};

const buyer = (country: string | null, hasVatNumber: boolean, withAssembly: boolean): Buyer => ({
  country,
  hasVatNumber,
  withAssembly,
});

describe('VAT of a sale', () => {
  test.each([
    ['at home, with a number or without', buyer('SE', false, true), 'domestic', 25],
    ['at home with a number', buyer('SE', true, false), 'domestic', 25],
    ['goods to another member', buyer('DE', true, false), 'intra-community', 0],
    ['goods with assembly to another member', buyer('DE', true, true), 'reverse-charge', 0],
    ['to another member without a number yet', buyer('DE', false, true), 'undecided', 0],
    ['to Greece, which has another prefix', buyer('GR', true, false), 'intra-community', 0],
    ['out of the Union', buyer('GB', false, true), 'export', 0],
    ['to Norway', buyer('NO', true, true), 'export', 0],
    ['to an unknown place', buyer(null, true, true), 'undecided', 0],
    ['to no place', buyer('', true, true), 'undecided', 0],
  ] as const)('%s (MO-03)', (_, who, kind, ratePercent) => {
    expect(vatFor(rules, who)).toMatchObject({ kind, ratePercent });
  });

  // The treaties name 27 members; Sweden is at home here.
  test.each([
    ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'],
    ...['HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SI', 'SK'],
  ])('%s is a member of the Union (MO-03)', (country) => {
    expect(vatFor(rules, buyer(country, true, false)).kind).toBe('intra-community');
  });

  test.each(['GB', 'CH', 'NO', 'IS', 'LI', 'UA', 'RS', 'TR'])(
    '%s is no member of the Union (MO-03)',
    (country) => {
      expect(vatFor(rules, buyer(country, true, false)).kind).toBe('export');
    },
  );

  test('without any rule it is undecided, and the price stays net (MO-03)', () => {
    expect(vatFor({ sellerCountry: 'NL', rules: [] }, buyer('NL', true, false))).toEqual({
      kind: 'undecided',
      ratePercent: 0,
      sentence: 'vat.undecided',
    });
  });

  test('a rule may bring its own sentence; otherwise the usual one is used (MO-03)', () => {
    expect(vatFor(rules, buyer('SE', true, true)).sentence).toBe('vat.own-sentence');
    expect(vatFor(rules, buyer('GB', true, true)).sentence).toBe('vat.export');
  });

  test('tax is rounded half to even; net and tax make the gross total (MO-03)', () => {
    expect(vatOn(1_000_001, { ratePercent: 25 })).toEqual({ vatCents: 250_000, grossCents: 1_250_001 });
    expect(vatOn(250, { ratePercent: 21 })).toEqual({ vatCents: 52, grossCents: 302 });
    expect(vatOn(350, { ratePercent: 21 })).toEqual({ vatCents: 74, grossCents: 424 });
    expect(vatOn(12_345, { ratePercent: 0 })).toEqual({ vatCents: 0, grossCents: 12_345 });
  });
});
