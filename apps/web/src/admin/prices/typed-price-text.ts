import type { LocaleName } from '@silowright/domain/locale';
import { greatestPriceCents } from '@silowright/domain/pricing/greatest-price';
import { formatEuros, formatPrice } from '@silowright/texts/format';
import type { PriceProblem } from '@silowright/texts/read-price';
import type { Texts } from '../../texts/use-texts.ts';

/** Why a typed price was refused, and how to write it. */
export const typedPriceText = (
  problem: PriceProblem,
  { t, locale }: { readonly t: Texts['t']; readonly locale: LocaleName },
): string =>
  t(`admin.typed-${problem.code}`, {
    example: formatEuros(123_450, locale),
    greatest: formatPrice(greatestPriceCents, 'nl_NL'),
    written: 'written' in problem ? problem.written : '',
  });
