import type { Catalogue } from '../catalogue/catalogue.ts';
import { servedCountry } from '../catalogue/countries.ts';
import type { Currency, CurrencyCode, MoneyRules, OwnPrices } from '../catalogue/money.ts';
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
  const [rate, rateScale] = asFraction(rules.rate);
  const [step, stepScale] = asFraction(roundingOf(rules, part));
  const minorOf = ({ minorDigits }: Currency) => 10n ** BigInt(minorDigits);
  // Exact: a product of floating-point numbers would decide ties by chance.
  const steps = divideHalfEven(
    BigInt(baseMinor) * rate * stepScale,
    minorOf(money.currencies[money.base]!) * rateScale * step,
  );
  return Number((steps * step * minorOf(rules)) / stepScale);
}

const roundingOf = (rules: Currency, part: PricedPart): number =>
  ({ unit: rules.unitRounding, option: rules.optionRounding, tariff: rules.tariffRounding })[part] ??
  1 / 10 ** rules.minorDigits;

/** A decimal number as whole numerator and power of ten. */
function asFraction(value: number): readonly [bigint, bigint] {
  const decimals = 10;
  const [whole = '0', fraction = ''] = value.toFixed(decimals).split('.');
  return [BigInt(whole + fraction), 10n ** BigInt(decimals)];
}

/** For a numerator that is not negative. */
function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const floor = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  if (twice < denominator) return floor;
  if (twice > denominator) return floor + 1n;
  return floor % 2n === 0n ? floor : floor + 1n;
}
