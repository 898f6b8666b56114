import { positionsInTotal } from './positions.ts';
import type { OfferContent } from './quotation.ts';

/** What is counted of an offer: nothing about its addressee (D28). */
export const countedOffer = (content: OfferContent) => ({
  visit: {
    market: content.kind === 'priced' ? (content.positions[0]?.unit.segment ?? '') : content.data.segment,
    country: content.country,
    locale: content.locale,
    dealer: content.dealer?.id ?? null,
  },
  ...(content.kind === 'priced' && {
    cents: content.totalCents,
    currency: content.currency,
    options: positionsInTotal(content).flatMap(({ lines }) =>
      lines.map(({ groupId, value }) => `${groupId}.${value}`),
    ),
  }),
});
