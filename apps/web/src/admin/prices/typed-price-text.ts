import type { LocaleName } from '@silowright/domain/locale';
import { maximumPriceCents } from '@silowright/domain/pricing/maximum-price';
import { formatAmount } from '@silowright/texts/format';
import type { PriceProblem } from '@silowright/texts/read-price';
import type { Texts } from '../../texts/use-texts.ts';
import { baseCurrency, staffMoney } from '../staff-money.ts';

/** Why a typed price was refused, and how to write it. */
export const typedPriceText = (
  problem: PriceProblem,
  { t, locale }: { readonly t: Texts['t']; readonly locale: LocaleName },
): string =>
  t(`admin.typed-${problem.code}`, {
    example: formatAmount({ minor: 123_450, currency: baseCurrency() }, locale),
    greatest: staffMoney(maximumPriceCents),
  });
