import type { LocaleName } from '@silowright/domain/locale';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { maximumPriceCents } from '@silowright/domain/pricing/maximum-price';
import type { Cents } from '@silowright/domain/units';
import { formatEuros } from './format.ts';

/** Why a typed price is refused. Nothing is guessed: refused input stays as typed (D27). */
export type PriceProblem =
  | { readonly code: 'empty' | 'negative' | 'decimals' | 'too-large' | 'not-a-price' | 'not-whole-cents' }
  /** Has different values in different styles, like "1.000" in English. */
  | { readonly code: 'ambiguous' }
  /** A price in the style of another country; `written` is the same price in the reader's style. */
  | { readonly code: 'other-style'; readonly written: string };

export type PriceReading = Outcome<Cents, PriceProblem>;

interface Marks {
  readonly decimal: string;
  readonly group: string;
}

const comma: Marks = { decimal: ',', group: '.' };
const point: Marks = { decimal: '.', group: ',' };
const marksOf: Record<LocaleName, Marks> = { en_GB: point, nl_NL: comma, de_DE: comma, da_DK: comma };

/** Blanks between digit groups are unambiguous; spreadsheets use several kinds of them. */
const blank = '[ \\u00a0\\u2009\\u202f]';

/** Full groups of three or none, without leading zeros. */
const patternOf = ({ decimal, group }: Marks, decimals: string): RegExp =>
  new RegExp(
    `^(0|[1-9]\\d*|[1-9]\\d{0,2}(?:\\${group}\\d{3})+|[1-9]\\d{0,2}(?:${blank}\\d{3})+)(?:\\${decimal}(\\d${decimals}))?$`,
  );
const prices = new Map([comma, point].map((marks) => [marks, patternOf(marks, '{1,2}')]));
const brokenCents = new Map([comma, point].map((marks) => [marks, patternOf(marks, '{3,}')]));

function centsIn(text: string, marks: Marks): Cents | undefined {
  const [, euros, decimals = ''] = prices.get(marks)!.exec(text) ?? [];
  if (euros === undefined) return undefined;
  return Number(euros.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Reads euros in the reader's style: "1.234,50" in Dutch, "1,234.50" in English. A euro sign is allowed. */
export function readEuros(typed: string, locale: LocaleName): PriceReading {
  const text = typed.trim().replace(/^(?:€|EUR)\s*|\s*(?:€|EUR)$/i, '');
  if (text === '') return refuse({ code: 'empty' });
  if (/^(?:[-−–]\s*[\d€]|\(.*\)$)/u.test(text)) return refuse({ code: 'negative' });
  const marks = marksOf[locale];
  const cents = centsIn(text, marks);
  if (cents !== undefined) return upToGreatest(cents);
  // One separator and three digits: thousands in one country, decimals in another.
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return refuse({ code: 'ambiguous' });
  const elsewhere = centsIn(text, marks === comma ? point : comma);
  if (elsewhere !== undefined)
    return refuse({ code: 'other-style', written: formatEuros(elsewhere, locale) });
  return refuse({ code: brokenCents.get(marks)!.test(text) ? 'decimals' : 'not-a-price' });
}

/** Reads whole cents; digits only. */
export function readCents(typed: string): PriceReading {
  const text = typed.trim();
  if (text === '') return refuse({ code: 'empty' });
  if (/^[-−–]\s*\d/.test(text)) return refuse({ code: 'negative' });
  return /^(?:0|[1-9]\d*)$/.test(text) ? upToGreatest(Number(text)) : refuse({ code: 'not-whole-cents' });
}

const upToGreatest = (cents: Cents): PriceReading =>
  cents > maximumPriceCents ? refuse({ code: 'too-large' }) : ok(cents);
