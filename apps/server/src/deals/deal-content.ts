import type { OfferToClient } from '@silowright/contract/deals';
import type { Deal, PositionRole } from '@silowright/domain/deal/deal';
import type { PricedDeal, PricedUnits } from '@silowright/domain/deal/price-deal';
import type { Recommended } from '../configurator/load-own-configuration.ts';
import type { ServerParts } from '../server-parts.ts';
import type { PricedForOffer } from './create-offer.ts';
import { pricedContent } from './offer-content.ts';
import type { Conditions } from './paper/conditions.ts';
import { quotationOf } from './paper/positions.ts';
import type { PricedContent, QuotedDealer, QuotedPosition, UnitContent } from './paper/quotation.ts';

interface DealToQuote {
  readonly deal: Deal;
  readonly configurations: ReadonlyMap<string, Recommended>;
  readonly offers: ReadonlyMap<string, PricedForOffer>;
  readonly priced: PricedDeal;
}

interface Asked {
  readonly body: OfferToClient;
  readonly dealer: QuotedDealer | null;
  readonly dealId: string;
}

/** Each position as its own quotation would say it, and what is common once, with the money of the deal. */
export function dealContent(
  parts: Pick<ServerParts, 'config' | 'texts' | 'catalogue'>,
  { deal, configurations, offers, priced }: DealToQuote,
  { body, dealer, dealId }: Asked,
): PricedContent {
  const { transport, totalCents } = priced;
  const units = priced.positions.filter((each): each is typeof each & PricedUnits => 'priced' in each);
  const load = transport && {
    cents: transport.cents,
    km: transport.km,
    trucks: transport.trucks,
    aloneCents: transport.aloneCents,
  };
  const flats = units.map(({ position, priced: unit }): UnitContent => {
    const { configurationId } = position;
    const { pinned } = offers.get(configurationId)!;
    const whole = { ...unit, transport: load, totalCents };
    return pricedContent(parts, configurations.get(configurationId)!, whole, pinned, body, dealer);
  });
  // Its consent is withdrawn by the configuration that the deal began with (TD-05).
  const photo = flats.find(({ configurationId }) => configurationId === dealId)?.photo;
  return inOneQuotation(
    flats.map((flat, at) => ({ flat, number: units[at]!.number, role: units[at]!.position.role })),
    deal.chosen,
    photo,
  );
}

interface PlacedUnit {
  readonly flat: UnitContent;
  readonly number: string;
  readonly role: PositionRole;
}

/** What is common comes from the first; each becomes a position. */
export function inOneQuotation(
  units: readonly PlacedUnit[],
  chosen: readonly string[],
  photo: string | undefined,
): PricedContent {
  const { photo: _, conditions: _conditions, positions: _positions, ...common } = quotationOf(units[0]!.flat);
  const conditions = conditionsOfAll(units.flatMap(({ flat }) => flat.conditions ?? []));
  return {
    ...common,
    ...(photo && { photo }),
    ...(conditions && { conditions }),
    ...(chosen.length > 0 && { chosen }),
    positions: units.map(({ flat, number, role }): QuotedPosition => {
      return { ...quotationOf(flat).positions[0]!, number, role };
    }),
  };
}

/** What holds for one of the units is said once. */
function conditionsOfAll([first, ...others]: readonly Conditions[]): Conditions | undefined {
  if (!first) return undefined;
  const all = [first, ...others];
  return {
    ...first,
    included: [...new Set(all.flatMap(({ included }) => included))],
    excluded: [...new Set(all.flatMap(({ excluded }) => excluded))],
    standards: [
      ...new Map(
        all.flatMap(({ standards }) => standards.map((each) => [each.name, each] as const)),
      ).values(),
    ],
  };
}
