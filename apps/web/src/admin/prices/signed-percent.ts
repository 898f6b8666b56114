import type { LocaleName } from '@silowright/domain/locale';
import { bcp47 } from '@silowright/texts/bcp47';
import { withMinus } from '@silowright/texts/format';

const style = {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
} as const;

/** "+2.84%" in English, "−2,84 %" in German. */
export const signedPercent = (percent: number, locale: LocaleName): string =>
  withMinus((percent / 100).toLocaleString(bcp47(locale), style));
