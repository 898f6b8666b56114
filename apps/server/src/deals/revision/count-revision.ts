import type { ServerParts } from '../../server-parts.ts';
import { countedOffer } from '../paper/counted-offer.ts';
import type { PricedContent } from '../paper/quotation.ts';
import { firstOfferAt } from '../store/first-offers.ts';
import type { RevisionBase } from './load-base.ts';

/** A deal counts once, with its latest revision (P17). */
export async function countRevision(
  { store, visits }: Pick<ServerParts, 'store' | 'visits'>,
  { quotation }: RevisionBase,
  content: PricedContent,
): Promise<void> {
  const firstAt = await store.read((db) => firstOfferAt(db, quotation.configurationId));
  visits.move('quoted', countedOffer(quotation), countedOffer(content), firstAt);
}
