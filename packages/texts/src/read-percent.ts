import { bcp47, type LocaleName } from '@silowright/domain/locale';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';

/** Beyond a tenfold price it is a typing error. */
const maximumPercent = 1_000;

export interface PercentProblem {
  readonly code: 'empty' | 'not-a-percentage' | 'too-large';
}

/**
 * Reads a percentage with a comma or a point and at most two decimals. The result is in hundredths of a percent.
 * Groups of digits are not accepted, so nothing can be read in two ways.
 */
export function readPercent(typed: string): Outcome<number, PercentProblem> {
  const text = typed.trim().replace(/\s*%$/, '');
  if (text === '') return refuse({ code: 'empty' });
  const [, main, decimals = ''] = /^(0|[1-9]\d*)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (main === undefined) return refuse({ code: 'not-a-percentage' });
  const hundredths = Number(main) * 100 + Number(decimals.padEnd(2, '0'));
  if (hundredths > maximumPercent * 100) return refuse({ code: 'too-large' });
  return ok(hundredths);
}

export const percentText = (hundredths: number, locale: LocaleName): string =>
  (hundredths / 100).toLocaleString(bcp47(locale), { maximumFractionDigits: 2 });
