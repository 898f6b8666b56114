import type { CurrencyCode } from '@silowright/domain/catalogue/money';
import { bcp47, type LocaleName } from '@silowright/domain/locale';
import type { Money } from '@silowright/domain/pricing/currency';
import type { Cents, Millimetres } from '@silowright/domain/units';

/** Intl formatters are slow to create; each is created once per locale and shape. */
const numberFormats: Record<string, Intl.NumberFormat> = {};

function numberFormat(
  locale: LocaleName,
  name: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${locale} ${name}`;
  numberFormats[key] ??= new Intl.NumberFormat(bcp47(locale), options);
  return numberFormats[key];
}

/** Intl writes a hyphen before negative numbers in most languages; everything else here has a minus sign. */
export const withMinus = (written: string): string => written.replace('-', '−');

export interface PriceStyle {
  /** All amounts of the same list, null for a missing one. If all are whole, no decimals are shown. */
  readonly among?: readonly (Cents | null)[];
}

const minorDigits: Record<CurrencyCode, number> = {};

/** Decimals of a currency: 2 for cents, 0 where there are none. */
export function minorDigitsOf(currency: CurrencyCode): number {
  minorDigits[currency] ??=
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return minorDigits[currency];
}

/** An amount in its currency, with all decimals unless `among` has whole main units only (LG-05, MO-02). */
export function formatMoney(
  { minor, currency }: Money,
  locale: LocaleName,
  { among }: PriceStyle = {},
): string {
  const digits = minorDigitsOf(currency);
  const main = 10 ** digits;
  const shown = among && [minor, ...among].every((amount) => (amount ?? 0) % main === 0) ? 0 : digits;
  const written = numberFormat(locale, `${currency}${shown}`, {
    style: 'currency',
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(positiveZero(minor / main));
  return withMinus(written);
}

/** An amount without its currency, for a field. `readPrice` reads the same amount from it. */
export function formatAmount({ minor, currency }: Money, locale: LocaleName): string {
  const digits = minorDigitsOf(currency);
  return fixed(minor / 10 ** digits, locale, digits);
}

/** A difference with its sign: "+ €1,240" (CF-10). */
export function formatMoneyDifference(
  { minor, currency }: Money,
  locale: LocaleName,
  among: readonly (Cents | null)[] = [],
): string {
  const sign = minor < 0 ? '− ' : '+ ';
  return sign + formatMoney({ minor: Math.abs(minor), currency }, locale, { among });
}

export const formatNumber = (value: number, locale: LocaleName, maximumFractionDigits = 2): string =>
  withMinus(
    numberFormat(locale, `number${maximumFractionDigits}`, { maximumFractionDigits }).format(
      positiveZero(value),
    ),
  );

/** Millimetres as metres without the unit, with fixed decimals: one on cards, two on configure. */
export const formatMetres = (mm: Millimetres, locale: LocaleName, decimals: 1 | 2 = 2): string =>
  fixed(mm / 1000, locale, decimals);

const fixed = (value: number, locale: LocaleName, digits: number): string =>
  numberFormat(locale, `fixed${digits}`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(positiveZero(value));

/** Intl writes a sign before a negative zero. */
const positiveZero = (value: number): number => value + 0;

/** A short waiting time in words: "2 seconds", from two minutes on in minutes. */
export function formatWait(seconds: number, locale: LocaleName): string {
  const [unit, value] = seconds < 120 ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  return numberFormat(locale, unit, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

const dateFormats: Record<string, Intl.DateTimeFormat> = {};

export function formatDate(date: Date, locale: LocaleName, timeZone?: string): string {
  const key = `${locale} ${timeZone}`;
  dateFormats[key] ??= new Intl.DateTimeFormat(bcp47(locale), { dateStyle: 'long', timeZone });
  // Day and month stay on one line.
  return dateFormats[key].format(date).replace(' ', '\u00a0');
}

const listFormats: Record<string, Intl.ListFormat> = {};

/** "10.A, 20 and 30". */
export function inList(locale: LocaleName, items: readonly string[]): string {
  listFormats[locale] ??= new Intl.ListFormat(bcp47(locale), { type: 'conjunction' });
  return listFormats[locale].format(items);
}
