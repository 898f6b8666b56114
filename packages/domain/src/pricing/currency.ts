import type { Catalogue } from '../catalogue/catalogue.ts';
import { servedCountry } from '../catalogue/countries.ts';
import type { Currency, CurrencyCode, MoneyRules, OwnPrices } from '../catalogue/money.ts';
import { roundToStep } from '../rounding.ts';
import type { Cents } from '../units.ts';

/** An amount with its currency. Amounts of two currencies are never added. */
export interface Money {
  /** Whole minor units. */
  readonly minor: Cents;
  readonly currency: CurrencyCode;
}

/** What is priced: each has its own rounding. */
export type PricedPart = 'unit' | 'option' | 'tariff';

/** The currency of a place; the default one if its country is unknown or not served (MO-01). */
export const currencyAt = (
  country: string | null | undefined,
  { money, delivery }: Pick<Catalogue, 'money' | 'delivery'>,
): CurrencyCode => servedCountry(country ?? undefined, delivery.countries)?.currency ?? money.defaultCurrency;

/**
 * A price of the base currency in another one: its own price if there is one, else base x rate, half to even. A total
 * is the sum of converted lines, never a converted total (MO-01).
 */
export function inCurrency(
  baseMinor: Cents,
  part: PricedPart,
  currency: CurrencyCode,
  money: MoneyRules,
  own?: OwnPrices,
): Cents {
  if (currency === money.base) return baseMinor;
  const ownPrice = own?.[currency];
  if (ownPrice !== undefined) return ownPrice;
  const rules = money.currencies[currency];
  if (rules?.rate === undefined) throw new Error(`there is no rate from ${money.base} to ${currency}`);
  const baseAmount = baseMinor / 10 ** money.currencies[money.base]!.minorDigits;
  return roundToStep(baseAmount * rules.rate, roundingOf(rules, part), 10 ** rules.minorDigits);
}

const roundingOf = (rules: Currency, part: PricedPart): number =>
  ({ unit: rules.unitRounding, option: rules.optionRounding, tariff: rules.tariffRounding })[part] ??
  1 / 10 ** rules.minorDigits;
