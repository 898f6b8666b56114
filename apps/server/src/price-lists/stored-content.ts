import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { type MoneyRules, unnamedCurrency } from '@silowright/domain/catalogue/money';

const moneyBeforeCurrencies: MoneyRules = {
  base: unnamedCurrency,
  currencies: { [unnamedCurrency]: { minorDigits: 2 } },
  defaultCurrency: unnamedCurrency,
  vat: { sellerCountry: '', rules: [] },
};

/** The content of a stored catalogue version. */
export const contentFrom = (stored: string): CatalogueContent => ({
  money: moneyBeforeCurrencies,
  ...JSON.parse(stored),
});
