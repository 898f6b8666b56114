import type { EventBody, WebhookLine } from '@silowright/contract/webhook-events';
import type { Texts } from '../platform/texts.ts';
import { onlyPosition } from './paper/positions.ts';
import { type Offer, printedNumber, type UnitContent, type UnitQuotation } from './paper/quotation.ts';
import { transportText } from './paper/quotation-rows.ts';
import { zonesOf } from './paper/unit-sentence.ts';

type OfferEvent = Omit<NonNullable<EventBody['offer']>, 'id' | 'links'>;

/** A quotation for an ERP: priced lines with article numbers, tax and engineering data (IN-02). */
export function offerEvent(offer: Offer, texts: Texts, buyer = offer.buyer): OfferEvent {
  const first = offer.kind === 'priced' ? onlyPosition(offer) : offer;
  return {
    number: printedNumber(offer),
    revision: offer.revision,
    kind: offer.kind,
    project: offer.addressee.projectName,
    ...(first.kind === 'priced' ? pricedPart(first, texts) : { amount_of_units: first.data.amountOfUnits }),
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

function pricedPart(offer: UnitQuotation, texts: Texts) {
  const { unit, priceList, optionList } = offer;
  return {
    unit: unit.name,
    amount_of_units: offer.amountOfUnits,
    currency: offer.currency,
    total_in_cents: offer.totalCents,
    transportation_cost: offer.transport?.cents ?? null,
    lines: linesOf(offer, texts),
    vat: vatOf(offer),
    unit_data: {
      type: unit.type,
      diameter_mm: unit.diameterMm,
      height_mm: unit.heightMm,
      total_height_mm: unit.totalHeightMm,
      volume_m3: unit.volumeM3,
      empty_mass_t: unit.emptyMassT,
    },
    engineering: offer.engineering,
    price_list: { prices_version: priceList.version, options_version: optionList.version },
  };
}

const vatOf = ({ vat }: UnitQuotation): OfferEvent['vat'] =>
  vat && {
    kind: vat.kind,
    rate_percent: vat.ratePercent,
    vat_in_cents: vat.vatCents,
    gross_in_cents: vat.grossCents,
  };

/** They add up to the total. Included options are listed with a price of zero, because they are made too. */
export function linesOf(offer: UnitContent, texts: Texts): WebhookLine[] {
  const { unit, lines, articles, amountOfUnits: quantity, transport } = offer;
  const line = (row: Omit<WebhookLine, 'total_in_cents'>): WebhookLine => ({
    ...row,
    total_in_cents: row.quantity * row.price_in_cents,
  });
  return [
    line({
      kind: 'unit',
      article: articles?.unit ?? null,
      text: unit.typeName.label,
      quantity,
      price_in_cents: offer.unitPriceCents,
    }),
    ...lines.map(({ groupId, value, custom, group, choice, priceCents, per }) =>
      line({
        kind: 'option',
        article: articles?.options[`${groupId}.${value}`] ?? null,
        text: `${group.label}: ${choice.label}`,
        group: groupId,
        value,
        ...(custom !== undefined && { custom }),
        quantity: per === 'order' ? 1 : quantity,
        price_in_cents: priceCents,
      }),
    ),
    ...(transport
      ? [
          line({
            kind: 'transport',
            article: null,
            text: texts(offer.locale)[transportText(offer)] ?? '',
            quantity: 1,
            price_in_cents: transport.cents,
          }),
        ]
      : []),
    ...(offer.addedLines ?? []).map(({ kind, text, cents }) =>
      line({ kind, article: null, text, quantity: 1, price_in_cents: cents }),
    ),
  ];
}
