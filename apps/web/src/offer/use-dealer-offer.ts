import { useEffect, useState } from 'react';
import { call } from '../api.ts';
import { sessionValues } from '../session/session-store.ts';
import { useDealerBrand } from '../session/start-visit.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Whether a dealer handles the offer; a failure is only logged (OV-03). */
export function useDealerOffer(): boolean {
  const [dealerOffer, setDealerOffer] = useState(sessionValues().dealerOffer ?? false);
  useEffect(() => {
    const controller = new AbortController();
    call('offer-summary', { params: { id: sessionValues().id } }, controller.signal)
      .then((summary) => setDealerOffer(summary.dealer_offer))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('Problem fetching the offer summary', error);
      });
    return () => controller.abort();
  }, []);
  return dealerOffer;
}

/** The dealer who receives a copy: that of the link, or the one of the region (V20). */
export function useDealerInCopy(dealerOffer: boolean): string | undefined {
  const { t } = useTexts();
  const name = useDealerBrand((state) => state.name);
  return name ?? (dealerOffer ? t('overview.dealer-of-region') : undefined);
}
