import type { LocaleName } from '@silowright/domain/locale';
import { bcp47 } from '@silowright/texts/bcp47';
import { withMinus } from '@silowright/texts/format';

/** Thousands in full: the short Danish "50 t" reads as tonnes. */
export const axisNumber = (locale: LocaleName, value: number): string =>
  withMinus(
    new Intl.NumberFormat(bcp47(locale), {
      notation: value < 1e6 ? 'standard' : 'compact',
      maximumFractionDigits: 1,
    }).format(value),
  );
