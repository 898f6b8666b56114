import type { LocaleName } from '@silowright/domain/locale';
import { bcp47 } from '@silowright/texts/bcp47';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** "+2.84%" in the reader's style. */
export const signedPercent = (percent: number, locale: LocaleName): string =>
  `${percent.toLocaleString(bcp47(locale), { ...twoDecimals, signDisplay: 'exceptZero' })}%`;
