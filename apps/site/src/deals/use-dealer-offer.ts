import { type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { isRecord, readKept } from '@silowright/ui/kept/kept-json.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealerBrand } from '../flow/start-visit.ts';
import { sessionValues, setDraft, useSession } from '../session/session-store.ts';

type Summary = CallOutput<'offer-summary'>;

const kept = 'offer-summary';

/** The last answer of the server for this configuration. It is kept in the tab, so that a reloaded page has it at once. */
function useSummary(): Partial<Summary> {
  const answer = useSession(({ drafts, values }) => drafts[kept]?.[values.id]);
  return readKept<Partial<Summary>>(answer, isRecord) ?? {};
}

/** Whether a dealer handles the offer; a failure is only logged (OV-03). */
export function useDealerOffer(): boolean {
  const { dealer_offer } = useSummary();
  const [id] = useState(() => sessionValues().id);
  useQuery(
    {
      queryKey: ['offer-summary', id],
      queryFn: async ({ signal }) => {
        try {
          const answer = await call('offer-summary', { params: { id } }, signal);
          setDraft(kept, { [id]: JSON.stringify(answer) });
          return answer;
        } catch (error) {
          if (!signal.aborted) console.error('Problem fetching the offer summary', error);
          throw error;
        }
      },
      staleTime: 0,
    },
    queryClient,
  );
  return dealer_offer ?? sessionValues().dealerOffer ?? false;
}

export interface ContactingDealer {
  readonly name: string;
  readonly city?: string | undefined;
  readonly phone?: string | undefined;
  readonly logoUrl: string | null;
}

/** The dealer who will contact the visitor: that of the link, or the one of the region, as far as known (ST-12). */
export function useContactingDealer(): ContactingDealer | undefined {
  const { dealer } = useSummary();
  const brand = useDealerBrand();
  if (brand.name) return { ...brand, name: brand.name };
  return dealer && { ...dealer, logoUrl: dealer.url };
}

/** The dealer who receives a copy: that of the link, or the one of the region (V20). */
export function useDealerInCopy(dealerOffer: boolean): string | undefined {
  const { t } = useTexts();
  const dealer = useContactingDealer();
  return dealer?.name ?? (dealerOffer ? t('overview.dealer-of-region') : undefined);
}
