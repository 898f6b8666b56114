import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CurrencyCode, MoneyRules } from '../catalogue/money.ts';
import type { Unit } from '../catalogue/unit.ts';
import { totalHeightMm } from '../drawing/configured-model.ts';
import type { Place } from '../recommendation/request.ts';
import type { Cents } from '../units.ts';
import { currencyAt, inCurrency } from './currency.ts';
import { optionsForUnit } from './options-for-unit.ts';
import { priceSelection } from './price-selection.ts';
import {
  type GroupForUnit,
  goodsCents,
  type PricedConfiguration,
  type TransportCost,
} from './priced-configuration.ts';
import type { Selection } from './selection.ts';
import { transportCost } from './transport.ts';

/** All amounts of a quotation, each line with its source. */
export function priceConfiguration(request: {
  readonly catalogue: Catalogue;
  readonly unit: Unit;
  readonly selection: Selection;
  readonly amountOfUnits: number;
  readonly place?: Place | undefined;
  /** The result of optionsForUnit for this catalogue, unit and place, if already computed. */
  readonly groups?: readonly GroupForUnit[];
}): PricedConfiguration {
  const { catalogue, unit, amountOfUnits, place } = request;
  const groups = request.groups ?? optionsForUnit(catalogue, unit, { country: place?.country });
  const { selection, dropped, lines, optionsCostCents } = priceSelection(groups, request.selection);
  const currency = currencyAt(place?.country, catalogue);
  const unitPriceCents = unitPriceIn(unit, currency, catalogue.money);
  const transport = transportIn(unit, amountOfUnits, place, currency, catalogue);
  return {
    unit,
    currency,
    amountOfUnits,
    selection,
    dropped,
    lines,
    unitPriceCents,
    optionsCostCents,
    transport,
    totalCents: totalCents({ amountOfUnits, unitPriceCents, optionsCostCents, lines }, transport),
    totalHeightMm: totalHeightMm(catalogue.shapes, unit, selection),
    priceVersion: catalogue.priceVersion,
    optionVersion: catalogue.optionVersion,
  };
}

export const unitPriceIn = (unit: Unit, currency: CurrencyCode, money: MoneyRules): Cents =>
  inCurrency(unit.priceCents, 'unit', currency, money, unit.pricesIn);

/** The currency's own rounding of what the tariff gives. */
export const tariffIn =
  (currency: CurrencyCode, money: MoneyRules) =>
  (baseCents: Cents): Cents =>
    inCurrency(baseCents, 'tariff', currency, money);

export const transportIn = (
  unit: Unit,
  amountOfUnits: number,
  place: Place | undefined,
  currency: CurrencyCode,
  { money, delivery }: Pick<Catalogue, 'money' | 'delivery'>,
): TransportCost | null => transportCost(unit, amountOfUnits, place, delivery, tariffIn(currency, money));

/** Goods and transport. Transport that is not available adds nothing (CF-13). */
export const totalCents = (
  priced: Parameters<typeof goodsCents>[0],
  transport: Pick<TransportCost, 'cents'> | null,
): Cents => goodsCents(priced) + (transport?.cents ?? 0);
