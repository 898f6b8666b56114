import { type MoneyTexts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useConfigurationState } from './configuration-store.ts';

/** Amounts in the currency of the configured unit. */
export function useMoney(): MoneyTexts {
  const currency = useConfigurationState((state) => state.offer?.currency);
  return useTexts().moneyIn(currency);
}
