import type { EventBody, WebhookLine } from '@silowright/contract/webhook-events';
import type { Texts } from '../platform/texts.ts';
import { firstUnit, positionsInTotal, unitsOf } from './paper/positions.ts';
import {
  type Offer,
  type PricedContent,
  printedNumber,
  type Quotation,
  type UnitContent,
} from './paper/quotation.ts';
import { transportText } from './paper/quotation-rows.ts';
import { zonesOf } from './paper/unit-sentence.ts';

type OfferEvent = Omit<NonNullable<EventBody['offer']>, 'id' | 'links'>;

/** A quotation for an ERP: priced lines with article numbers, tax and engineering data (IN-02). */
export function offerEvent(offer: Offer, texts: Texts, buyer = offer.buyer): OfferEvent {
  const first = offer.kind === 'priced' ? firstUnit(offer) : offer;
  return {
    number: printedNumber(offer),
    revision: offer.revision,
    kind: offer.kind,
    project: offer.addressee.projectName,
    ...(offer.kind === 'priced' ? pricedPart(offer, texts) : { amount_of_units: offer.data.amountOfUnits }),
    place: { name: first.values.locationPlacename, country: offer.country },
    buyer: buyerEvent(buyer),
    explosion_zones: zonesOf(first),
    valid_until: offer.validUntil,
    dealer_id: offer.dealer?.id ?? null,
  };
}

const buyerEvent = (buyer: Offer['buyer']): OfferEvent['buyer'] =>
  buyer && {
    street: buyer.street,
    postal_code: buyer.postalCode,
    city: buyer.city,
    country: buyer.country,
    vat_number: buyer.vatNumber,
    order_reference: buyer.orderReference,
    leitweg_id: buyer.leitwegId,
    ean: buyer.ean,
  };

/** Of several positions the lines name each; unit, its data and the price lists are those of the first. */
function pricedPart(offer: Quotation, texts: Texts) {
  const first = firstUnit(offer);
  const { unit, priceList, optionList } = first;
  return {
    unit: unit.name,
    amount_of_units: first.amountOfUnits,
    currency: offer.currency,
    total_in_cents: offer.totalCents,
    transportation_cost: offer.transport?.cents ?? null,
    lines: linesOf(offer, texts),
    vat: vatOf(offer),
    unit_data: dataOf(unit),
    engineering: first.engineering,
    price_list: { prices_version: priceList.version, options_version: optionList.version },
    ...(offer.positions.length > 1 && { positions: positionsOf(offer) }),
  };
}

const dataOf = (unit: UnitContent['unit']): NonNullable<OfferEvent['unit_data']> => ({
  type: unit.type,
  diameter_mm: unit.diameterMm,
  height_mm: unit.heightMm,
  total_height_mm: unit.totalHeightMm,
  volume_m3: unit.volumeM3,
  empty_mass_t: unit.emptyMassT,
});

function positionsOf(offer: Quotation): NonNullable<OfferEvent['positions']> {
  const counted = new Set(positionsInTotal(offer));
  return offer.positions.map((position) => ({
    number: position.number,
    role: position.role.kind,
    in_total: counted.has(position),
    unit: position.unit.name,
    amount_of_units: position.amountOfUnits,
    unit_data: dataOf(position.unit),
    engineering: position.engineering,
    explosion_zones: zonesOf(position),
  }));
}

const vatOf = ({ vat }: Quotation): OfferEvent['vat'] =>
  vat && {
    kind: vat.kind,
    rate_percent: vat.ratePercent,
    vat_in_cents: vat.vatCents,
    gross_in_cents: vat.grossCents,
  };

/** A position with its number, if there are several. */
interface NumberedUnit {
  readonly unit: UnitContent;
  readonly number?: string;
}

/** What is in the total; all of it if there is one position. */
export const countedUnits = (content: PricedContent): NumberedUnit[] => {
  const units = unitsOf(content);
  const counted = new Set(positionsInTotal(content));
  return content.positions.flatMap((position, at) =>
    counted.has(position) ? [{ unit: units[at]!, ...(units.length > 1 && { number: position.number }) }] : [],
  );
};

/** They add up to the total. Included options are listed with a price of zero, because they are made too. */
export function linesOf(content: PricedContent, texts: Texts): WebhookLine[] {
  const { transport } = content;
  return [
    ...countedUnits(content).flatMap(linesOfUnit),
    ...(transport
      ? [
          line({
            kind: 'transport',
            article: null,
            text: texts(content.locale)[transportText(content)] ?? '',
            quantity: 1,
            price_in_cents: transport.cents,
          }),
        ]
      : []),
    ...(content.addedLines ?? []).map(({ kind, text, cents }) =>
      line({ kind, article: null, text, quantity: 1, price_in_cents: cents }),
    ),
  ];
}

const line = (row: Omit<WebhookLine, 'total_in_cents'>): WebhookLine => ({
  ...row,
  total_in_cents: row.quantity * row.price_in_cents,
});

function linesOfUnit({ unit: content, number }: NumberedUnit): WebhookLine[] {
  const { unit, lines, articles, amountOfUnits: quantity } = content;
  const position = number === undefined ? {} : { position: number };
  return [
    line({
      kind: 'unit',
      ...position,
      article: articles?.unit ?? null,
      text: unit.typeName.label,
      quantity,
      price_in_cents: content.unitPriceCents,
    }),
    ...lines.map(({ groupId, value, custom, group, choice, priceCents, per }) =>
      line({
        kind: 'option',
        ...position,
        article: articles?.options[`${groupId}.${value}`] ?? null,
        text: `${group.label}: ${choice.label}`,
        group: groupId,
        value,
        ...(custom !== undefined && { custom }),
        quantity: per === 'order' ? 1 : quantity,
        price_in_cents: priceCents,
      }),
    ),
  ];
}
