import {
  type DealToPrice,
  type PossibleChoices,
  type PricedDeal,
  possibleChoices,
} from '@silowright/domain/deal/price-deal';
import type { QuotedTransport } from './paper/quotation.ts';

/** Transport of the whole load with its trucks, and what it would be if each position came alone (PJ-03). */
export function quotedTransport({ positions, transport }: PricedDeal): QuotedTransport | null {
  if (!transport) return null;
  const { cents, km, trucks, aloneCents, loaded } = transport;
  const alone = positions.flatMap((each) => (each.isInTotal && 'priced' in each ? [each.priced] : []));
  return {
    cents,
    km,
    trucks,
    aloneCents,
    aloneTrucks: alone.reduce((sum, each) => sum + (each.transport?.trucks ?? 0), 0),
    loaded: loaded.map(({ count, carries }) => ({
      count,
      carries: carries.map(({ kind: { item, handling }, units }) => ({
        number: item.number,
        units,
        lengthMm: handling.placeMm,
      })),
    })),
  };
}

/** While nothing is chosen (PJ-04). */
export const quotedChoices = (request: DealToPrice): PossibleChoices | undefined =>
  request.deal.chosen.length > 0 ? undefined : possibleChoices(request);
