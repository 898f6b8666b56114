import { type MoneyTexts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useMemo } from 'react';
import { sessionValues, setValues, useSession } from '../session/session-store.ts';
import { useConfigurationState } from './configuration-store.ts';
import { loadUnit } from './load-unit.ts';
import { runningPrice } from './running-price.ts';

/** The configured unit with its running price; fetched if missing. */
export function useConfiguration() {
  const state = useConfigurationState();
  const selection = useSession((session) => session.configuration);
  const values = useSession((session) => session.values);
  const { offer, confirmed, pendingUuid } = state;
  // A clicked size is shown before its prices arrive.
  const size = offer?.sizes.find(({ uuid }) => uuid === pendingUuid) ?? offer?.size;
  const amountOfUnits = values.amountOfUnits ?? 1;

  useEffect(() => {
    void loadUnit();
    const again = () => {
      if (useConfigurationState.getState().problem?.kind === 'away') void loadUnit();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const price = useMemo(
    () => offer && runningPrice(offer, selection, amountOfUnits, confirmed),
    [offer, selection, amountOfUnits, confirmed],
  );
  // The session values include the total of all units with transport (V9).
  const totalCents = price?.totalCents;
  useEffect(() => {
    if (totalCents !== undefined && totalCents !== sessionValues().price) setValues({ price: totalCents });
  }, [totalCents]);
  return useMemo(
    () => ({ ...state, size, selection, values, amountOfUnits, price }),
    [state, size, selection, values, amountOfUnits, price],
  );
}

/** Amounts in the currency of the configured unit. */
export function useMoney(): MoneyTexts {
  const currency = useConfigurationState((state) => state.offer?.currency);
  return useTexts().moneyIn(currency);
}

export type Configuration = ReturnType<typeof useConfiguration>;

export interface OfConfiguration {
  readonly configuration: Configuration;
}
