import type { MoneyRules } from './money.ts';

/** Sample data: a manufacturer in the Netherlands. A tax adviser confirms such a table before it is used. */
export const shippedMoney: MoneyRules = {
  base: 'EUR',
  currencies: { EUR: { minorDigits: 2 } },
  defaultCurrency: 'EUR',
  vat: {
    sellerCountry: 'NL',
    rules: [
      { buyer: 'NL', kind: 'domestic', ratePercent: 21 },
      { buyer: 'EU', kind: 'reverse-charge', assembly: true, needs: 'vat-number' },
      { buyer: 'EU', kind: 'intra-community', needs: 'vat-number' },
      { buyer: 'EU', kind: 'undecided', sentence: 'vat.without-number' },
      { buyer: '*', kind: 'export' },
    ],
  },
};
