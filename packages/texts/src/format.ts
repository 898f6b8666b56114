import type { LocaleName } from '@silowright/domain/locale';
import type { Cents, Millimetres } from '@silowright/domain/units';
import { bcp47 } from './bcp47.ts';

/** Intl formatters are slow to create; each is created once per locale and shape. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(
  locale: LocaleName,
  name: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = `${locale} ${name}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(bcp47(locale), options);
    numberFormats.set(key, format);
  }
  return format;
}

export interface PriceStyle {
  /** All amounts of the same list, null for a missing one. If all are whole euros, no decimals are shown. */
  readonly among?: readonly (Cents | null)[];
}

/** Cents as euros, with two decimals unless `among` has whole euros only (LG-05). */
export function formatPrice(cents: Cents, locale: LocaleName, { among }: PriceStyle = {}): string {
  const digits = among && [cents, ...among].every((amount) => (amount ?? 0) % 100 === 0) ? 0 : 2;
  return numberFormat(locale, `price${digits}`, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** Cents as euros without the euro sign, for a field. `readEuros` reads the same cents from it. */
export const formatEuros = (cents: Cents, locale: LocaleName): string =>
  numberFormat(locale, 'euros', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);

/** A price difference with its sign: "+ €1,240" (CF-10). */
export function formatPriceDifference(
  cents: Cents,
  locale: LocaleName,
  among: readonly (Cents | null)[] = [],
): string {
  const sign = cents < 0 ? '− ' : '+ ';
  return sign + formatPrice(Math.abs(cents), locale, { among });
}

export const formatNumber = (value: number, locale: LocaleName, maximumFractionDigits = 2): string =>
  numberFormat(locale, `number${maximumFractionDigits}`, { maximumFractionDigits }).format(value);

/** Millimetres as metres without the unit, with fixed decimals: one on cards, two on configure. */
export const formatMetres = (mm: Millimetres, locale: LocaleName, decimals: 1 | 2 = 2): string =>
  numberFormat(locale, `metres${decimals}`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(mm / 1000);

/** A short waiting time in words: "2 seconds", from two minutes on in minutes. */
export function formatWait(seconds: number, locale: LocaleName): string {
  const [unit, value] = seconds < 120 ? ['second', seconds] : ['minute', Math.ceil(seconds / 60)];
  return numberFormat(locale, unit, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

export function formatDate(date: Date, locale: LocaleName, timeZone?: string): string {
  const key = `${locale} ${timeZone}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(bcp47(locale), { dateStyle: 'long', ...(timeZone && { timeZone }) });
    dateFormats.set(key, format);
  }
  return format.format(date);
}
