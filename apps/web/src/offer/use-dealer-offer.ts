import { useEffect } from 'react';
import { create } from 'zustand';
import { type CallOutput, call } from '../api.ts';
import { sessionValues } from '../session/session-store.ts';
import { useDealerBrand } from '../session/start-visit.ts';
import { useTexts } from '../texts/use-texts.ts';

type Summary = CallOutput<'offer-summary'>;

/** The last answer of the server, with the configuration it is for. */
const useSummary = create<{ readonly id?: string; readonly summary?: Summary }>(() => ({}));

/** Whether a dealer handles the offer; a failure is only logged (OV-03). */
export function useDealerOffer(): boolean {
  const { id, summary } = useSummary();
  useEffect(() => {
    const controller = new AbortController();
    const asked = sessionValues().id;
    call('offer-summary', { params: { id: asked } }, controller.signal)
      .then((answer) => useSummary.setState({ id: asked, summary: answer }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('Problem fetching the offer summary', error);
      });
    return () => controller.abort();
  }, []);
  const known = id === sessionValues().id ? summary?.dealer_offer : undefined;
  return known ?? sessionValues().dealerOffer ?? false;
}

export interface ContactingDealer {
  readonly name: string;
  readonly city?: string | undefined;
  readonly phone?: string | undefined;
  readonly logoUrl: string | null;
}

/** The dealer who will contact the visitor: that of the link, or the one of the region, as far as known (ST-12). */
export function useContactingDealer(): ContactingDealer | undefined {
  const { id, summary } = useSummary();
  const brand = useDealerBrand();
  if (brand.name) return { ...brand, name: brand.name };
  const dealer = id === sessionValues().id ? summary?.dealer : undefined;
  return dealer && { ...dealer, logoUrl: dealer.url };
}

/** The dealer who receives a copy: that of the link, or the one of the region (V20). */
export function useDealerInCopy(dealerOffer: boolean): string | undefined {
  const { t } = useTexts();
  const dealer = useContactingDealer();
  return dealer?.name ?? (dealerOffer ? t('overview.dealer-of-region') : undefined);
}
