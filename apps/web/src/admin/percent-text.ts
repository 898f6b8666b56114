import type { LocaleName } from '@silowright/domain/locale';
import { bcp47 } from '@silowright/texts/bcp47';

/** "48%" in English, "48 %" in German. */
export const percentText = (part: number, locale: LocaleName, maximumFractionDigits = 0): string =>
  part.toLocaleString(bcp47(locale), { style: 'percent', maximumFractionDigits });
