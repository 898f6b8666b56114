import type { Catalogue } from '../catalogue/catalogue.ts';
import { optionGroupDefinitions } from '../catalogue/options.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Place } from '../recommendation/request.ts';
import type { Millimetres } from '../units.ts';
import type { GroupForUnit } from './group-for-unit.ts';
import { optionsForUnit } from './options-for-unit.ts';
import { priceSelection } from './price-selection.ts';
import type { PricedConfiguration, PriceLine, TransportCost } from './priced-configuration.ts';
import type { Selection } from './selection.ts';
import { transportCost } from './transport.ts';

/** All amounts of a quotation, each line with its source. */
export function priceConfiguration(wish: {
  readonly catalogue: Catalogue;
  readonly unit: Unit;
  readonly selection: Selection;
  readonly amountOfUnits: number;
  readonly place?: Place | undefined;
  /** The result of optionsForUnit for this catalogue, unit and place, if already computed. */
  readonly groups?: readonly GroupForUnit[];
}): PricedConfiguration {
  const { catalogue, unit, amountOfUnits, place } = wish;
  const groups = wish.groups ?? optionsForUnit(catalogue, unit, { country: place?.country });
  const { selection, dropped, lines, optionsCostCents } = priceSelection(groups, wish.selection);
  const transport = transportCost(unit, amountOfUnits, place, catalogue.delivery);
  return {
    unit,
    amountOfUnits,
    selection,
    dropped,
    lines,
    unitPriceCents: unit.priceCents,
    optionsCostCents,
    transport,
    totalCents: totalCents(amountOfUnits, unit.priceCents, optionsCostCents, transport),
    totalHeightMm: totalHeightMm(unit, lines),
    priceVersion: catalogue.priceVersion,
    optionVersion: catalogue.optionVersion,
  };
}

/** units x (unit price + options) + transport. Transport that is not available adds nothing (CF-13). */
export const totalCents = (
  amountOfUnits: number,
  unitPriceCents: number,
  optionsCostCents: number,
  transport: Pick<TransportCost, 'cents'> | null,
): number => amountOfUnits * (unitPriceCents + optionsCostCents) + (transport?.cents ?? 0);

/** A higher outlet or load cells raise the whole unit (D6). */
export const totalHeightMm = (
  unit: Pick<Unit, 'heightMm'>,
  lines: readonly Pick<PriceLine, 'groupId' | 'value'>[],
): Millimetres => lines.reduce((heightMm, line) => heightMm + raisesMm(line), unit.heightMm);

const raisesMm = ({ groupId, value }: Pick<PriceLine, 'groupId' | 'value'>): Millimetres =>
  optionGroupDefinitions.find(({ id }) => id === groupId)?.options.find((option) => option.value === value)
    ?.raisesMm ?? 0;
