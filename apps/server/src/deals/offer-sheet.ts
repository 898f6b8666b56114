import type { ListedItem } from '@silowright/contract/desk';
import type {
  IncomingSheet,
  SheetPrices,
  UnitPicture,
  UnitPrices,
} from '@silowright/contract/incoming-sheet';
import { wireSize } from '@silowright/contract/wire-size';
import { unnamedCurrency } from '@silowright/domain/catalogue/money';
import { goodsCents } from '@silowright/domain/pricing/priced-configuration';
import { ifReadable } from '../platform/db/stored-json.ts';
import { carriedLogo } from './paper/drawn-unit.ts';
import { firstUnit, positionsInTotal } from './paper/positions.ts';
import {
  type FrozenText,
  frozenOffer,
  type PricedContent,
  type QuotedPosition,
  type UnitContent,
} from './paper/quotation.ts';

/** The first unit and the number of positions beside it; none of a request, or of a damaged quotation: its row stays. */
export function storedUnits(row: {
  readonly id: string;
  readonly frozen: string;
}): Pick<ListedItem, 'unit' | 'more_positions'> {
  const offer = ifReadable(() => frozenOffer(row));
  if (offer?.kind !== 'priced') return { unit: null };
  const more = offer.positions.length - 1;
  return { unit: unitPictureOf(firstUnit(offer)), ...(more > 0 && { more_positions: more }) };
}

type Drawn = Pick<UnitContent, 'unit' | 'selection' | 'values' | 'drawn' | 'logo'>;

/** The unit to draw. */
export function unitPictureOf(position: Drawn): UnitPicture {
  const { unit, selection, values } = position;
  const logo = carriedLogo(position);
  return {
    type: unit.type,
    ...wireSize(unit),
    // Absent in quotations of early releases.
    ...(values?.volumePerUnit !== undefined && { asked_volume: values.volumePerUnit }),
    selection: selection as UnitPicture['selection'],
    ...(logo && { logo }),
  };
}

/** Nothing if there is only one. */
export function pricesOfPositions(quotation: PricedContent): Pick<SheetPrices, 'positions'> {
  if (quotation.positions.length === 1) return {};
  const counted = new Set(positionsInTotal(quotation));
  return {
    positions: quotation.positions.map((position) => ({
      number: position.number,
      unit: wordOf(position.unit.typeName),
      picture: unitPictureOf(position),
      role: position.role.kind,
      amount_of_units: position.amountOfUnits,
      in_cents: goodsCents(position),
      in_total: counted.has(position),
    })),
  };
}

const wordOf = ({ key, label }: FrozenText) => ({ key, text: label });

type PricedUnits = Pick<
  QuotedPosition,
  'amountOfUnits' | 'unitPriceCents' | 'optionsCostCents' | 'lines' | 'priceList' | 'optionList'
>;

const unitPricesOf = (units: PricedUnits, changed: UnitPrices['changed']): UnitPrices => {
  const { priceList, optionList } = units;
  return {
    amount_of_units: units.amountOfUnits,
    unit_price_in_cents: units.unitPriceCents,
    lines: units.lines.map(({ key, group, choice, custom, priceCents, source, per }) => ({
      key,
      group: wordOf(group),
      choice: wordOf(choice),
      ...(custom !== undefined && { custom }),
      price_in_cents: priceCents,
      ...(per && { per }),
      included: source.kind === 'included',
      ...(source.kind === 'formula' && { formula: source.withNumbers }),
    })),
    options_in_cents: units.optionsCostCents,
    price_list: { version: priceList.version, published_at: priceList.publishedAt },
    option_list: { version: optionList.version, published_at: optionList.publishedAt },
    changed,
  };
};

export function pricesOf(quotation: UnitContent): SheetPrices {
  const { transport, addedLines = [], revised } = quotation;
  return {
    currency: quotation.currency ?? unnamedCurrency,
    ...unitPricesOf(quotation, { ...revised?.changed }),
    added: addedLines.map(({ kind, text, cents }) => ({ kind, text, in_cents: cents })),
    transport_confirmed: quotation.transportConfirmed ?? false,
    transport: transport && {
      in_cents: transport.cents,
      km: transport.km,
      trucks: transport.trucks,
      ...(transport.aloneCents !== undefined && { alone_in_cents: transport.aloneCents }),
    },
    total_in_cents: quotation.totalCents,
  };
}

/** What one of several says of its own; the paths of what staff changed begin with its id. */
export function positionSheet(
  position: QuotedPosition,
  { revised }: Pick<PricedContent, 'revised'>,
): Omit<NonNullable<IncomingSheet['positions']>[number], 'facts'> {
  const start = `${position.id}.`;
  const changed = Object.entries(revised?.changed ?? {})
    .filter(([path]) => path.startsWith(start))
    .map(([path, mark]) => [path.slice(start.length), mark] as const);
  return {
    number: position.number,
    name: wordOf(position.unit.typeName),
    unit: unitPictureOf(position),
    prices: unitPricesOf(position, Object.fromEntries(changed)),
    engineering: position.engineering ?? null,
  };
}
