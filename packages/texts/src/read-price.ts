import { type CurrencyCode, maximumPriceCents } from '@silowright/domain/catalogue/money';

import { bcp47, type LocaleName } from '@silowright/domain/locale';
import { memoize } from '@silowright/domain/memoize';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import type { Cents } from '@silowright/domain/units';

import { minorDigitsOf } from './format.ts';

/** Why a typed price is refused. Nothing is guessed: refused input stays as typed (D7, D27). */
export type PriceProblem =
  | { readonly code: 'empty' | 'negative' | 'decimals' | 'too-large' | 'not-a-price' | 'not-whole-cents' }
  /** Has different values in different styles, like "1.000" in English. `readings`: what it can mean, largest first. */
  | { readonly code: 'ambiguous'; readonly readings: readonly Cents[] };

export type PriceReading = Outcome<Cents, PriceProblem>;

interface Marks {
  readonly decimal: string;
  readonly group: string;
}

const comma: Marks = { decimal: ',', group: '.' };
const point: Marks = { decimal: '.', group: ',' };
const marksOf = (locale: LocaleName): Marks =>
  new Intl.NumberFormat(bcp47(locale)).formatToParts(0.5).some(({ value }) => value === ',') ? comma : point;

/** Blanks between digit groups are unambiguous; spreadsheets use several kinds of them. */
const blank = '[ \\u00a0\\u2009\\u202f]';

/** Full groups of three or none, without leading zeros. */
const patternOf = ({ decimal, group }: Marks, decimals: string): RegExp =>
  new RegExp(
    `^(0|[1-9]\\d*|[1-9]\\d{0,2}(?:\\${group}\\d{3})+|[1-9]\\d{0,2}(?:${blank}\\d{3})+)(?:\\${decimal}(\\d${decimals}))?$`,
  );
/** Decimals are always at least one for the pattern; a currency without any refuses them. */
function minorIn(text: string, marks: Marks, digits: number): Cents | undefined {
  const [, main, decimals = ''] = patternOf(marks, `{1,${Math.max(1, digits)}}`).exec(text) ?? [];
  if (main === undefined || decimals.length > digits) return undefined;
  return Number(main.replace(/\D/g, '')) * 10 ** digits + Number(decimals.padEnd(digits, '0'));
}

/** The code of a currency and its signs in this language, before or after an amount. */
const signsOf = memoize(
  ({ currency, locale }: { readonly currency: CurrencyCode; readonly locale: LocaleName }) => {
    const signs = signsIn(currency, locale);
    return new RegExp(`^(?:${signs})\\s*|\\s*(?:${signs})$`, 'i');
  },
  ({ currency, locale }) => `${currency} ${locale}`,
  100,
);

const signsIn = (currency: CurrencyCode, locale: LocaleName): string =>
  [
    currency,
    ...(['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(bcp47(locale), { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  ]
    .map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

/**
 * Reads a price in the reader's style: "1.234,50" in Dutch, "1,234.50" in English. The style of another country is
 * accepted if it has one reading only. A sign of the currency is allowed.
 */
export function readPrice(typed: string, locale: LocaleName, currency: CurrencyCode): PriceReading {
  const digits = minorDigitsOf(currency);
  const text = typed.trim().replace(signsOf({ currency, locale }), '');
  if (text === '') return refuse({ code: 'empty' });
  if (/^(?:[-−–]\s*[\d€]|\(.*\)$)/u.test(text)) return refuse({ code: 'negative' });
  const marks = marksOf(locale);
  const cents = minorIn(text, marks, digits);
  if (cents !== undefined) return upToGreatest(cents);
  // One separator and three digits: thousands in one country, decimals in another.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text))
    return refuse({ code: 'ambiguous', readings: readingsOf(text, digits) });
  const elsewhere = minorIn(text, marks === comma ? point : comma, digits);
  if (elsewhere !== undefined) return upToGreatest(elsewhere);
  return refuse({ code: patternOf(marks, `{${digits + 1},}`).test(text) ? 'decimals' : 'not-a-price' });
}

/** "6,050" as thousands, and as decimals if those are whole minor units. */
function readingsOf(text: string, digits: number): Cents[] {
  const asDecimals = Number(text.replace(',', '.')) * 10 ** digits;
  const isWhole = Math.abs(asDecimals - Math.round(asDecimals)) < 1e-6;
  return [Number(text.replace(/[.,]/, '')) * 10 ** digits, ...(isWhole ? [Math.round(asDecimals)] : [])];
}

/** Reads whole minor units; digits only. */
export function readCents(typed: string): PriceReading {
  const text = typed.trim();
  if (text === '') return refuse({ code: 'empty' });
  if (/^[-−–]\s*\d/.test(text)) return refuse({ code: 'negative' });
  return /^(?:0|[1-9]\d*)$/.test(text) ? upToGreatest(Number(text)) : refuse({ code: 'not-whole-cents' });
}

const upToGreatest = (cents: Cents): PriceReading =>
  cents > maximumPriceCents ? refuse({ code: 'too-large' }) : ok(cents);
