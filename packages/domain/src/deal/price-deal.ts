import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CurrencyCode } from '../catalogue/money.ts';
import type { Unit } from '../catalogue/unit.ts';
import { currencyAt } from '../pricing/currency.ts';
import { priceConfiguration, tariffIn } from '../pricing/price-configuration.ts';
import { type GroupForUnit, goodsCents, type PricedConfiguration } from '../pricing/priced-configuration.ts';
import type { Selection } from '../pricing/selection.ts';
import { type LoadTransport, transportOfLoad } from '../pricing/transport.ts';
import type { Place } from '../recommendation/request.ts';
import { roundHalfEven } from '../rounding.ts';
import type { Cents } from '../units.ts';
import {
  type Choosable,
  choose,
  type Deal,
  type FreePosition,
  groupsOf,
  isInTotal,
  type Position,
  type UnitPosition,
  unchoose,
} from './deal.ts';
import { printedPositions } from './printed-positions.ts';

/** A configuration with the lists that it is pinned to. */
export interface Configured {
  readonly catalogue: Catalogue;
  readonly unit: Unit;
  readonly selection: Selection;
  /** The result of optionsForUnit, if already computed. */
  readonly groups?: readonly GroupForUnit[];
}

export interface DealToPrice {
  readonly deal: Deal;
  readonly place: Place | undefined;
  /** By id: one for each position of units. */
  readonly configured: ReadonlyMap<string, Configured>;
  /** Tariff and currencies of the whole load. */
  readonly rules: Pick<Catalogue, 'delivery' | 'money'>;
}

interface AnyPricedPosition {
  /** As printed. */
  readonly number: string;
  /** Of all its units, without transport. */
  readonly goodsCents: Cents;
}

export interface PricedUnits extends AnyPricedPosition {
  readonly position: UnitPosition;
  /** Its own transport and total are those of this position alone. */
  readonly priced: PricedConfiguration;
}

export interface PricedFree extends AnyPricedPosition {
  readonly position: FreePosition;
}

export type PricedPosition = PricedUnits | PricedFree;

/** The unit and number of a position that is delivered. */
export interface DeliveredPosition {
  readonly number: string;
  readonly unit: Unit;
  readonly amountOfUnits: number;
}

/** A position whose goods are priced: of a deal, or as a quotation says. Without units, nothing is delivered. */
export interface CostedPosition extends AnyPricedPosition {
  readonly position: Pick<Position, 'id' | 'role'>;
  readonly priced?: Pick<PricedConfiguration, 'unit' | 'amountOfUnits'>;
}

export interface PricedDeal<Of extends CostedPosition = PricedPosition> {
  /** Of every amount here. */
  readonly currency: CurrencyCode;
  /** In the order of the paper, also those that were not chosen. */
  readonly positions: readonly (Of & { readonly isInTotal: boolean })[];
  /** Of the positions in the total. */
  readonly goodsCents: Cents;
  readonly addedCents: Cents;
  /** Of the whole load by the tariff; null: not available, never zero. */
  readonly transport: LoadTransport<DeliveredPosition> | null;
  /** What is charged: confirmed by staff, or by the tariff; null: not available. */
  readonly transportCents: Cents | null;
  /** Net. Excludes transport that is not available. */
  readonly totalCents: Cents;
}

/** All positions by the price function of one unit, and the load once (PJ-03). */
export const priceDeal = (request: DealToPrice): PricedDeal => sumDeal(request, pricedPositions(request));

function pricedPositions({ deal, place, configured, rules }: DealToPrice): PricedPosition[] {
  const currency = currencyAt(place?.country, rules);
  return printedPositions(deal).map(({ position, number }): PricedPosition => {
    if (position.kind === 'free') return { position, number, goodsCents: freeCents(position) };
    const configuration = configured.get(position.configurationId);
    if (!configuration) throw new Error(`position ${number} has no configuration`);
    const priced = priceConfiguration({ ...configuration, amountOfUnits: position.amountOfUnits, place });
    if (priced.currency !== currency) {
      throw new Error(`position ${number} is in ${priced.currency}, the deal in ${currency}`);
    }
    return { position, number, goodsCents: goodsCents(priced), priced };
  });
}

/** A product of decimals misses a half by its last digits, which must not decide a price. */
const freeCents = ({ quantity, priceCents }: FreePosition): Cents =>
  roundHalfEven(quantity * priceCents, 1e-6);

/** What the sum of a deal depends on beside its positions. */
export interface DealToSum extends Pick<DealToPrice, 'place' | 'rules'> {
  readonly deal: Pick<Deal, 'addedLines' | 'confirmedTransportCents'> & Choosable;
}

/** The total of positions whose goods are priced, with the transport of those that are in it. */
export function sumDeal<Of extends CostedPosition>(
  { deal, place, rules }: DealToSum,
  positions: readonly Of[],
): PricedDeal<Of> {
  const currency = currencyAt(place?.country, rules);
  const listed = positions.map((each) => ({ ...each, isInTotal: isInTotal(each.position, deal) }));
  const counted = listed.filter((each) => each.isInTotal);
  const delivered = counted.flatMap(({ number, priced }) =>
    priced ? [{ number, unit: priced.unit, amountOfUnits: priced.amountOfUnits }] : [],
  );
  const goods = sum(counted.map((each) => each.goodsCents));
  const addedCents = sum(deal.addedLines.map(({ cents }) => cents));
  const transport = transportOfLoad(delivered, place, rules.delivery, tariffIn(currency, rules.money));
  const transportCents = deal.confirmedTransportCents ?? transport?.cents ?? null;
  return {
    currency,
    positions: listed,
    goodsCents: goods,
    addedCents,
    transport,
    transportCents,
    totalCents: goods + addedCents + (transportCents ?? 0),
  };
}

const sum = (cents: readonly Cents[]): Cents => cents.reduce((all, each) => all + each, 0);

/** What a choice does to the money of a deal. */
export interface ChoiceEffect {
  /** The deal as it would be. */
  readonly totalCents: Cents;
  readonly goodsCents: Cents;
  /** null: not available before or after, so that nothing can be said about the total. */
  readonly transportCents: Cents | null;
  readonly differenceCents: Cents | null;
}

/**
 * For each position that can be chosen: what choosing it does to the deal as it is chosen now, or for an optional
 * position that is chosen, what leaving it out does (PJ-04). By the id of the position.
 */
export const choiceEffects = (request: DealToPrice): Map<string, ChoiceEffect> =>
  effectsOf(request, pricedPositions(request));

/** The same for positions whose goods are priced. */
export function effectsOf(
  request: DealToSum,
  positions: readonly CostedPosition[],
): Map<string, ChoiceEffect> {
  const now = sumDeal(request, positions);
  return new Map(
    request.deal.positions
      .filter(({ role }) => role.kind !== 'included')
      .map(({ id, role }) => {
        const isTaken = role.kind === 'optional' && request.deal.chosen.includes(id);
        const deal = isTaken ? unchoose(request.deal, id) : choose(request.deal, id);
        const then = sumDeal({ ...request, deal }, positions);
        const transportCents =
          now.transportCents === null || then.transportCents === null
            ? null
            : then.transportCents - now.transportCents;
        const goods = then.goodsCents - now.goodsCents;
        return [
          id,
          {
            totalCents: then.totalCents,
            goodsCents: goods,
            transportCents,
            differenceCents: transportCents === null ? null : goods + transportCents,
          },
        ];
      }),
  );
}

/** The money of a deal after a choice. */
export interface PossibleChoice {
  readonly chosen: readonly string[];
  /** With added lines, without transport. */
  readonly goodsCents: Cents;
  /** null: not available. */
  readonly transportCents: Cents | null;
  readonly totalCents: Cents;
}

export interface PossibleChoices {
  /** Every choice there is, or each position chosen alone, if there are too many. */
  readonly of: 'all' | 'each';
  readonly list: readonly PossibleChoice[];
}

/** More could not be compared on one page. */
const maxChoices = 8;

/** What a customer may choose, and what it costs; nothing if everything is included (PJ-04). */
export function possibleChoices(request: DealToPrice): PossibleChoices | undefined {
  const { deal } = request;
  const choosable = deal.positions.filter(({ role }) => role.kind !== 'included');
  if (choosable.length === 0) return undefined;
  const positions = pricedPositions(request);
  const priced = (chosen: readonly string[]): PossibleChoice => {
    const {
      goodsCents: goods,
      addedCents,
      transportCents,
      totalCents,
    } = sumDeal({ ...request, deal: { ...deal, chosen } }, positions);
    return { chosen, goodsCents: goods + addedCents, transportCents, totalCents };
  };
  const all = everyChoice(choosable);
  return all
    ? { of: 'all', list: all.map(priced) }
    : { of: 'each', list: choosable.map(({ id }) => priced(choose(deal, id).chosen)) };
}

/** One of each group, with and without each optional position; undefined: too many. */
function everyChoice(choosable: Deal['positions']): string[][] | undefined {
  let all: string[][] = [[]];
  for (const group of groupsOf(choosable)) {
    const isOptional = group[0]?.role.kind === 'optional';
    const ways = [...(isOptional ? [[]] : []), ...group.map(({ id }) => [id])];
    all = all.flatMap((before) => ways.map((way) => [...before, ...way]));
    if (all.length > maxChoices) return undefined;
  }
  return all;
}

/** The deal as it would be with each alternative of a group chosen, in the order of the paper (PJ-04). */
export function dealWithEach(
  request: DealToPrice,
  group: string,
): { readonly position: PricedUnits; readonly deal: PricedDeal }[] {
  const positions = pricedPositions(request);
  return positions.flatMap((each) => {
    const { role, id } = each.position;
    if (!('priced' in each) || role.kind !== 'alternative' || role.group !== group) return [];
    return [{ position: each, deal: sumDeal({ ...request, deal: choose(request.deal, id) }, positions) }];
  });
}
