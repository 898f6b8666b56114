import type { LocaleName } from '@silowright/domain/locale';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { bcp47 } from './bcp47.ts';

/** Beyond a tenfold price it is a typing error. */
const maximumPercent = 1_000;

export type PercentProblem =
  | { readonly code: 'empty' | 'not-a-percentage' | 'too-large' }
  /** `written` is the same percentage in the reader's style. */
  | { readonly code: 'other-style'; readonly written: string };

/**
 * Reads a percentage in the reader's style, with at most two decimals: "3,5" in Dutch, "3.5" in English. The result
 * is in hundredths of a percent. Groups of digits are not accepted, so nothing can be read in two ways.
 */
export function readPercent(typed: string, locale: LocaleName): Outcome<number, PercentProblem> {
  const text = typed.trim().replace(/\s*%$/, '');
  if (text === '') return refuse({ code: 'empty' });
  const [, main, mark = '', decimals = ''] = /^(0|[1-9]\d*)(?:([.,])(\d{1,2}))?$/.exec(text) ?? [];
  if (main === undefined) return refuse({ code: 'not-a-percentage' });
  const hundredths = Number(main) * 100 + Number(decimals.padEnd(2, '0'));
  if (hundredths > maximumPercent * 100) return refuse({ code: 'too-large' });
  const decimal = locale === 'en_GB' ? '.' : ',';
  if (mark !== '' && mark !== decimal)
    return refuse({ code: 'other-style', written: percentText(hundredths, locale) });
  return ok(hundredths);
}

export const percentText = (hundredths: number, locale: LocaleName): string =>
  (hundredths / 100).toLocaleString(bcp47(locale), { maximumFractionDigits: 2 });
