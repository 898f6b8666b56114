import type { OfferToClient } from '@silowright/contract/deals';
import type { Deal, PositionRole } from '@silowright/domain/deal/deal';
import type { PossibleChoices, PricedDeal, PricedUnits } from '@silowright/domain/deal/price-deal';
import type { Recommended } from '../configurator/load-own-configuration.ts';
import type { ConfigurationRow } from '../configurator/store/configurations.ts';
import type { ServerParts } from '../server-parts.ts';
import type { PricedForOffer } from './create-offer.ts';
import { pricedContent } from './offer-content.ts';
import type { Conditions } from './paper/conditions.ts';
import { quotationOf } from './paper/positions.ts';
import type { PricedContent, QuotedDealer, QuotedPosition, UnitContent } from './paper/quotation.ts';
import { quotedTransport } from './quoted-load.ts';

interface DealToQuote {
  readonly deal: Deal;
  readonly configurations: ReadonlyMap<string, Recommended>;
  readonly offers: ReadonlyMap<string, PricedForOffer>;
  readonly priced: PricedDeal;
  readonly choices: PossibleChoices | undefined;
}

interface Asked {
  readonly body: OfferToClient;
  readonly dealer: QuotedDealer | null;
  readonly beganWith: Pick<ConfigurationRow, 'site_photo'>;
}

/** Each position as its own quotation would say it, and what is common once, with the money of the deal. */
export function dealContent(
  parts: Pick<ServerParts, 'config' | 'texts' | 'catalogue'>,
  { deal, configurations, offers, priced, choices }: DealToQuote,
  { body, dealer, beganWith }: Asked,
): PricedContent {
  const { totalCents } = priced;
  const units = priced.positions.filter((each): each is typeof each & PricedUnits => 'priced' in each);
  const transport = quotedTransport(priced.transport);
  const flats = units.map(({ position, priced: unit }): UnitContent => {
    const { configurationId } = position;
    const { pinned } = offers.get(configurationId)!;
    const whole = { ...unit, transport, totalCents };
    return pricedContent(parts, configurations.get(configurationId)!, whole, pinned, body, dealer);
  });
  // It shows all units, and its consent is withdrawn by the configuration that the deal began with (TD-05, PJ-06).
  const photo = beganWith.site_photo ?? undefined;
  return inOneQuotation(
    flats.map((flat, at) => ({ flat, number: units[at]!.number, role: units[at]!.position.role })),
    { chosen: deal.chosen, choices, photo },
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
  {
    chosen,
    choices,
    photo,
  }: {
    readonly chosen: readonly string[];
    readonly choices: PossibleChoices | undefined;
    readonly photo: string | undefined;
  },
): PricedContent {
  const { photo: _, conditions: _conditions, positions: _positions, ...common } = quotationOf(units[0]!.flat);
  const conditions = conditionsOfAll(units.flatMap(({ flat }) => flat.conditions ?? []));
  return {
    ...common,
    ...(photo && { photo }),
    ...(conditions && { conditions }),
    ...(chosen.length > 0 && { chosen }),
    ...(choices && { choices }),
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
