import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { type MoneyRules, unnamedCurrency } from '@silowright/domain/catalogue/money';

const moneyBeforeCurrencies: MoneyRules = {
  base: unnamedCurrency,
  currencies: { [unnamedCurrency]: { minorDigits: 2 } },
  defaultCurrency: unnamedCurrency,
  vat: { sellerCountry: '', rules: [] },
};

/** The content of a stored catalogue version. Before markets and products were part of it, it was the shipped one. */
export function contentFrom(stored: string): CatalogueContent {
  const content = { money: moneyBeforeCurrencies, ...JSON.parse(stored) };
  if (content.markets) return content;
  const { markets, products } = loadCatalogue(shippedCatalogueDir).content;
  return { ...content, markets, products };
}
