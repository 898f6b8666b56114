import type { ResponseOf } from '@silowright/contract/call';
import type { priceDeal as priceDealCall } from '@silowright/contract/deals';
import { wireSize } from '@silowright/contract/wire-size';
import {
  type ChoiceEffect,
  choiceEffects,
  type DealToPrice,
  type PricedDeal,
  type PricedUnits,
  priceDeal,
} from '@silowright/domain/deal/price-deal';
import { chosenUnit } from '../configurator/load-own-configuration.ts';
import type { HandlerOf } from '../server-parts.ts';
import { loadDeal, refuseOtherCurrencies } from './load-deal.ts';
import { configuredOf } from './offer-content.ts';

type Answer = ResponseOf<typeof priceDealCall>;

/** Computed from what is stored of each configuration, with the lists that it is pinned to (PJ-03). */
export const priceDealHandler: HandlerOf<'price-deal'> =
  (parts) =>
  async ({ body, browser }) => {
    const request = await dealToPrice(parts, body, browser);
    const priced = priceDeal(request);
    const effects = choiceEffects(request);
    return {
      currency: priced.currency,
      positions: priced.positions.flatMap((position) =>
        'priced' in position ? [positionAnswer(position, effects.get(position.position.id))] : [],
      ),
      goods_in_cents: priced.goodsCents,
      transport: transportAnswer(priced),
      total_in_cents: priced.totalCents,
    };
  };

export async function dealToPrice(...asked: Parameters<typeof loadDeal>): Promise<DealToPrice> {
  const { deal, configurations, first } = await loadDeal(...asked);
  refuseOtherCurrencies(
    first.place,
    [...configurations.values()].map(({ pinned }) => pinned),
  );
  return {
    deal,
    place: first.place,
    configured: new Map(
      [...configurations].map(([id, each]) => [id, configuredOf(each, chosenUnit(each))] as const),
    ),
    rules: first.pinned.catalogue,
  };
}

function positionAnswer(
  { position, number, isInTotal, priced, goodsCents }: PricedUnits & { readonly isInTotal: boolean },
  effect: ChoiceEffect | undefined,
): Answer['positions'][number] {
  const { unit } = priced;
  return {
    configurationId: position.configurationId,
    number,
    is_in_total: isInTotal,
    amount_of_units: priced.amountOfUnits,
    unit_price_in_cents: priced.unitPriceCents,
    options_in_cents: priced.optionsCostCents,
    goods_in_cents: goodsCents,
    unit: { type: unit.type, segment: unit.segment, ...wireSize(unit) },
    selection: priced.selection as Answer['positions'][number]['selection'],
    effect: effect
      ? {
          total_in_cents: effect.totalCents,
          goods_in_cents: effect.goodsCents,
          transport_in_cents: effect.transportCents,
          difference_in_cents: effect.differenceCents,
        }
      : null,
  };
}

const transportAnswer = ({ transport }: PricedDeal): Answer['transport'] =>
  transport && {
    in_cents: transport.cents,
    km: transport.km,
    alone_in_cents: transport.aloneCents,
    trucks: transport.loaded.map(({ count, carries }) => ({
      count,
      carries: carries.map(({ kind: { item, handling }, units }) => ({
        number: item.number,
        units,
        length_mm: handling.placeMm,
        width_mm: handling.widthMm,
      })),
    })),
  };
