import type { OfferToClient } from '@silowright/contract/deals';
import {
  type DealToPrice,
  type PricedDeal,
  possibleChoices,
  priceDeal,
} from '@silowright/domain/deal/price-deal';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import {
  dealerOf,
  offerWriter,
  type PricedForOffer,
  pinAnew,
  pricedOffer,
  priceForOffer,
  refuseNewPrices,
} from './create-offer.ts';
import { dealContent } from './deal-content.ts';
import { type LoadedDeal, loadDeal, refuseOtherCurrencies } from './load-deal.ts';
import { quotationOf } from './paper/positions.ts';
import { type PriceDifference, priceDifferences } from './paper/price-differences.ts';
import type { PricedContent, QuotedDealer } from './paper/quotation.ts';

/** One quotation of several positions; one included position is what create-offer makes of it (PJ-05). */
export const createDealOfferHandler: HandlerOf<'create-deal-offer'> = (parts) => {
  const write = offerWriter(parts);
  return async ({ body, browser, source }) => {
    const { id: dealId, positions: _, chosen: _chosen, ...contact } = body;
    const loaded = await loadDeal(parts, body, browser);
    const dealer = await dealerOf(parts, loaded.first.row);
    const [only, second] = loaded.deal.positions;
    const isOne = !second && only?.role.kind === 'included';
    const ofFirst = { ...contact, id: loaded.first.row.id };
    const content = isOne
      ? quotationOf(await pricedOffer(parts, loaded.first, ofFirst, dealer))
      : await pricedDealOffer(parts, loaded, ofFirst, dealer);
    return write({ dealId, content, source, copyKind: body.copyKind });
  };
};

async function pricedDealOffer(
  parts: ServerParts,
  loaded: LoadedDeal,
  body: OfferToClient,
  dealer: QuotedDealer | null,
): Promise<PricedContent> {
  const { deal, configurations, beganWith } = loaded;
  const offers = new Map([...configurations].map(([id, each]) => [id, priceForOffer(parts, each)] as const));
  const request = toPrice(loaded, offers, 'priced');
  const priced = priceDeal(request);
  if (!priced.positions.some(({ isInTotal }) => isInTotal))
    throw new ApiError('bad-request', [fieldError('chosen', 'nothing-in-total', 'leaves nothing to quote')]);
  const anew = [...offers].filter(([, { isAnew }]) => isAnew);
  if (anew.length > 0) {
    refuseNewPrices(differencesOf(priceDeal(toPrice(loaded, offers, 'before')), priced), body);
    await pinAnew(
      parts,
      anew.map(([id, { pinned }]) => ({ configuration: configurations.get(id)!, pinned })),
    );
  }
  const choices = possibleChoices(request);
  return dealContent(parts, { deal, configurations, offers, priced, choices }, { body, dealer, beganWith });
}

/** Before: with the lists that each configuration was pinned to. */
function toPrice(
  { deal, configurations, first }: LoadedDeal,
  offers: ReadonlyMap<string, PricedForOffer>,
  when: 'priced' | 'before',
): DealToPrice {
  const listsOf = (id: string) =>
    when === 'priced' ? offers.get(id)!.pinned : configurations.get(id)!.pinned;
  refuseOtherCurrencies(first.place, [...configurations.keys()].map(listsOf));
  return {
    deal,
    place: first.place,
    configured: new Map(
      [...offers].map(([id, each]) => {
        const { unit, selection } = each[when];
        const pinned = listsOf(id);
        const groups = pinned.optionsFor(unit, first.place?.country);
        return [id, { catalogue: pinned.catalogue, unit, selection, groups }] as const;
      }),
    ),
    rules: listsOf(first.row.id).catalogue,
  };
}

/** What differs of each position, under its number, then transport and total of the deal. */
function differencesOf(before: PricedDeal, after: PricedDeal): PriceDifference[] {
  const ofPositions = before.positions.flatMap((was, at) => {
    const is = after.positions[at];
    if (!is || !('priced' in was) || !('priced' in is)) return [];
    return priceDifferences(was.priced, is.priced)
      .filter(({ path }) => path !== 'transport' && path !== 'total')
      .map((difference) => ({ ...difference, path: `${was.number}.${difference.path}` }));
  });
  const shared: PriceDifference[] = [
    { path: 'transport', was: before.transportCents, now: after.transportCents },
    { path: 'total', was: before.totalCents, now: after.totalCents },
  ];
  return [...ofPositions, ...shared.filter(({ was, now }) => was !== now)];
}
