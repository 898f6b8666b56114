import { type CurrencyCode, maximumPriceCents, unnamedCurrency } from '@silowright/domain/catalogue/money';
import { bcp47, type LocaleName } from '@silowright/domain/locale';

import type { Cents } from '@silowright/domain/units';
import { formatAmount, formatMoney, formatMoneyDifference, minorDigitsOf } from '@silowright/texts/format';
import type { PriceProblem } from '@silowright/texts/read-price';
import { knownSettings } from '@silowright/ui/calls/public-settings.ts';
import { type Texts, textsNow } from '@silowright/ui/texts/use-texts.ts';

/** Input that was not taken, and why: the reason outlives a change of language, its sentence does not (B25). */
export interface RefusedPrice {
  readonly typed: string;
  readonly reason: PriceProblem;
}

/** Lists are kept in one currency (MO-01). */
export const baseCurrency = (): CurrencyCode => knownSettings()?.base_currency ?? unnamedCurrency;

/** In the reader's language like every other number of the desk; without a currency it is that of the lists. */
export const staffMoney = (minor: Cents, currency = baseCurrency()): string =>
  formatMoney({ minor, currency }, textsNow().locale);

export const mainUnits = ({ cents, currency }: Amount): number => cents / 10 ** minorDigitsOf(currency);

/** Without cents, for sums. */
export const staffWhole = (minor: Cents, currency = baseCurrency()): string =>
  mainUnits({ cents: minor, currency }).toLocaleString(bcp47(textsNow().locale), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });

export interface Amount {
  readonly currency: CurrencyCode;
  readonly cents: Cents;
}

/** Amounts of different currencies are never added: "€ 12.000 + DKK 30.000". */
export const staffAmounts = (amounts: readonly Amount[]): string =>
  amounts.length === 0
    ? staffWhole(0)
    : amounts.map(({ cents, currency }) => staffWhole(cents, currency)).join(' + ');

/** One sum for each currency. */
export const addedAmounts = (amounts: readonly Amount[]): Amount[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    cents: own.reduce((sum, { cents }) => sum + cents, 0),
  }));

export const staffDifference = (minor: Cents, currency = baseCurrency()): string =>
  formatMoneyDifference({ minor, currency }, textsNow().locale);

/** Why a typed price was refused, and how to write it. */
export const typedPriceText = (
  problem: PriceProblem,
  { t, locale }: { readonly t: Texts['t']; readonly locale: LocaleName },
): string =>
  t(`admin.typed-${problem.code}`, {
    example: formatAmount({ minor: 123_450, currency: baseCurrency() }, locale),
    greatest: staffMoney(maximumPriceCents),
  });
