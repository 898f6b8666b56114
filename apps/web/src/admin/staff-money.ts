import { type CurrencyCode, unnamedCurrency } from '@silowright/domain/catalogue/money';
import type { Cents } from '@silowright/domain/units';
import { formatMoney, formatMoneyDifference } from '@silowright/texts/format';
import { usePublicSettings } from '../session/public-settings.ts';

/** Lists are kept in one currency (MO-01). */
export function baseCurrency(): CurrencyCode {
  const settings = usePublicSettings.getState();
  return settings.company === null ? unnamedCurrency : settings.base_currency;
}

/** Staff read amounts in one style, whatever their language; without a currency it is that of the lists. */
export const staffMoney = (minor: Cents, currency = baseCurrency()): string =>
  formatMoney({ minor, currency }, 'nl_NL');

/** Without cents, for sums. */
export const staffWhole = (minor: Cents, currency = baseCurrency()): string =>
  (minor / 100).toLocaleString('nl-NL', { style: 'currency', currency, maximumFractionDigits: 0 });

export const staffDifference = (minor: Cents, currency = baseCurrency()): string =>
  formatMoneyDifference({ minor, currency }, 'nl_NL');
