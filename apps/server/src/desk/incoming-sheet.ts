import type { BodyOf } from '@silowright/contract/call';
import type { Fact, FactValue, IncomingSheet } from '@silowright/contract/incoming-sheet';
import type { createLead } from '@silowright/contract/leads';
import type { Booking } from '@silowright/contract/meetings';
import { positionSheet, pricesOf, pricesOfPositions, unitPictureOf } from '../deals/offer-sheet.ts';
import { addresseeOf } from '../deals/paper/addressee-of.ts';
import { firstUnit, unitsOf } from '../deals/paper/positions.ts';
import {
  type Addressee,
  type FrozenText,
  nameOf,
  type OfferContent,
  type PricedContent,
  type QuotedUnit,
  type RequestContent,
  type UnitContent,
} from '../deals/paper/quotation.ts';
import { standingOnYard } from '../deals/paper/quoted-yard.ts';
import { zonesOf } from '../deals/paper/unit-sentence.ts';
import type { LeadRequest } from '../leads/lead-mail.ts';
import type { MeetingsTable } from '../platform/db/tables.ts';
import { formatPhone } from '../platform/format-phone.ts';

type Section = Fact['section'];
type MaybeValue = FactValue | undefined;
type Row = readonly [name: Fact['name'], value: MaybeValue];

const text = (
  value: string | undefined,
  kind: 'text' | 'email' | 'phone' | 'country' | 'locale' = 'text',
): MaybeValue => (value ? { kind, text: value } : undefined);
const word = (value: FrozenText | undefined): MaybeValue =>
  value && { kind: 'word', key: value.key, text: value.label };
const keyed = (prefix: string, value: string | undefined): MaybeValue =>
  value === undefined ? undefined : { kind: 'word', key: `${prefix}${value}`, text: value };
const amount = (
  value: number | undefined,
  unit: Extract<FactValue, { kind: 'amount' }>['unit'],
): MaybeValue => (value === undefined ? undefined : { kind: 'amount', amount: value, unit });

/** Missing values have no row. */
const section = (name: Section, rows: readonly Row[]): Fact[] =>
  rows.flatMap(([label, value]) => (value ? [{ section: name, name: label, value }] : []));

/**
 * A frozen quotation as a readable page, with the buyer as last given (QU-03). For an older release, missing values are
 * left out without an error.
 */
export function quotationSheet(content: Partial<OfferContent>, buyer = content.buyer): IncomingSheet {
  const facts = [
    ...section('customer', customerRows(content.addressee, content.locale)),
    ...section('buyer', buyerRows(buyer)),
    ...section('dealer', dealerRows(content)),
  ];
  if (content.kind === 'request') {
    return {
      facts: [...facts, ...requestFacts(content as RequestContent)],
      unit: null,
      prices: null,
      engineering: null,
    };
  }
  if (content.kind !== 'priced') return { facts, unit: null, prices: null, engineering: null };
  const whole = content as PricedContent;
  const units = unitsOf(whole);
  const quotation = firstUnit(whole);
  const isOne = units.length === 1;
  return {
    facts: [...facts, ...siteFacts(quotation), ...(isOne ? unitFacts(quotation) : [])],
    unit: unitPictureOf(quotation),
    prices: { ...pricesOf(quotation), ...pricesOfPositions(whole) },
    engineering: quotation.engineering ?? null,
    ...(!isOne && {
      positions: whole.positions.map((position, at) => ({
        ...positionSheet(position, whole),
        facts: unitFacts(units[at]!),
      })),
    }),
    ...yardOfSheet(whole),
  };
}

function yardOfSheet(whole: PricedContent): Pick<IncomingSheet, 'yard' | 'yard_positions'> {
  const standing = standingOnYard(whole);
  const { yard } = firstUnit(whole);
  if (standing.length === 0) return {};
  const positions = standing.map((each) => ({
    number: each.number,
    amount_of_units: each.amountOfUnits,
    diameter_mm: each.unit.diameterMm,
    engineering: each.engineering,
    ...(each.yard && { plan: each.yard }),
  }));
  return {
    ...(yard && { yard: yard as NonNullable<IncomingSheet['yard']> }),
    yard_positions: positions as NonNullable<IncomingSheet['yard_positions']>,
  };
}

/** With the request that nothing fitted, if there was one (V35). */
export function leadSheet(lead: BodyOf<typeof createLead> & { readonly wish?: LeadRequest }): IncomingSheet {
  const { wish } = lead;
  return {
    facts: [
      ...section('customer', customerRows(addresseeOf(lead), lead.localeStr)),
      ...section('site', siteRows({ placeName: lead.location, ...wish }, null)),
      ...section('wish', [
        ['market', keyed('market.', lead.segment)],
        ['product', text([wish?.productName, lead.product].filter(Boolean).join(', '))],
        ['density', amount(wish?.densityKgM3, 'kg/m3')],
        ['volume', amount(lead.volume, 'm3')],
        ['amount-of-units', amount(wish?.amountOfUnits, 'pieces')],
        ['unfit', text(wish?.unfit.join('; '))],
      ]),
    ],
    unit: null,
    prices: null,
    engineering: null,
  };
}

export function meetingSheet(
  meeting: Pick<MeetingsTable, 'starts_at' | 'ends_at' | 'slot' | 'confirm_by'>,
  booking: Booking,
  companyZone: string,
): IncomingSheet {
  const at = new Date(meeting.starts_at).toISOString();
  return {
    facts: [
      ...section('meeting', [
        ['begins', { kind: 'time', at, zone: companyZone }],
        ['minutes', amount((meeting.ends_at - meeting.starts_at) / 60_000, 'pieces')],
        [
          'begins-there',
          booking.timeZone === companyZone ? undefined : { kind: 'time', at, zone: booking.timeZone },
        ],
        ['meeting-state', keyed('admin.meeting-', stateOf(meeting))],
      ]),
      ...section('customer', customerRows(addresseeOf(booking), booking.localeStr)),
    ],
    unit: null,
    prices: null,
    engineering: null,
  };
}

const stateOf = ({ slot, confirm_by }: Pick<MeetingsTable, 'slot' | 'confirm_by'>): string => {
  if (confirm_by !== null) return 'unconfirmed';
  return slot === null ? 'cancelled' : 'booked';
};

const customerRows = (addressee: Addressee | undefined, locale: string | undefined): Row[] =>
  addressee === undefined
    ? []
    : [
        ['name', text(nameOf(addressee))],
        ['company', text(addressee.companyName)],
        ['email', text(addressee.email, 'email')],
        ['phone', text(formatPhone(addressee.phoneNumber ?? ''), 'phone')],
        ['project', text(addressee.projectName)],
        ['language', text(locale, 'locale')],
        ['comments', text(addressee.comments)],
      ];

const buyerRows = (buyer: OfferContent['buyer']): Row[] => {
  const town = [buyer?.postalCode, buyer?.city].filter(Boolean).join(' ');
  return [
    ['address', text([buyer?.street, town].filter(Boolean).join('\n'))],
    ['country', text(buyer?.country, 'country')],
    ['vat-number', text(buyer?.vatNumber ?? undefined)],
    ['order-reference', text(buyer?.orderReference ?? undefined)],
    ['leitweg-id', text(buyer?.leitwegId)],
    ['ean', text(buyer?.ean)],
  ];
};

const dealerRows = ({ dealer, typedDealerEmail }: Partial<OfferContent>): Row[] => [
  ['dealer-name', text(dealer?.name)],
  ['dealer-city', text(dealer?.city)],
  ['email', text(dealer?.email, 'email')],
  ['phone', text(formatPhone(dealer?.phone ?? ''), 'phone')],
  ['dealer-by', keyed('admin.dealer-by-', dealer?.by)],
  ['typed-dealer', text(typedDealerEmail, 'email')],
];

interface Site {
  readonly placeName?: string | undefined;
  readonly placement?: string | undefined;
  readonly heightLimitMm?: number | undefined;
}

const siteRows = (site: Site, country: string | null): Row[] => [
  ['place', text(site.placeName)],
  ['country', text(country ?? undefined, 'country')],
  ['placement', keyed('admin.placement-', site.placement)],
  ['height-limit', amount(site.heightLimitMm, 'mm')],
];

const siteFacts = ({ request, country }: UnitContent): Fact[] => section('site', siteRows(request, country));

/** What was asked for, and what is offered. */
function unitFacts(quotation: UnitContent): Fact[] {
  const { unit, request, values, amountOfUnits } = quotation;
  return [
    ...section('wish', [
      ['market', keyed('market.', unit.segment)],
      ['product', word(request.product)],
      ['stored-product', text(request.storedProduct)],
      ['density', amount(request.storedDensityKgM3, 'kg/m3')],
      ['zones', keyed('admin.zones-', zonesOf(quotation))],
      ['volume', amount(values.volumePerUnit, 'm3')],
      ['amount-of-units', amount(amountOfUnits, 'pieces')],
    ]),
    ...section('unit', unitRows(unit)),
  ];
}

const unitRows = (unit: QuotedUnit): Row[] => [
  ['type', word(unit.typeName)],
  ['catalogue-name', text(unit.name)],
  ['unit-volume', amount(unit.volumeM3, 'm3')],
  ['diameter', amount(unit.diameterMm, 'mm')],
  ['total-height', amount(unit.totalHeightMm, 'mm')],
  ['passage-width', amount(unit.passageWidthMm, 'mm')],
  ['passage-height', amount(unit.passageHeightMm, 'mm')],
  ['empty-mass', amount(unit.emptyMassT, 't')],
  ['density-limit', amount(unit.densityLimitKgM3, 'kg/m3')],
  ['temperature-limit', amount(unit.temperatureLimitC, 'celsius')],
];

function requestFacts(offer: RequestContent): Fact[] {
  const { data, country, callToAction } = offer;
  return [
    ...section('site', siteRows(data, country)),
    ...section('wish', [
      ['market', word(data.market)],
      ['product', text(data.productName)],
      ['substance', keyed('admin.substance-', data.substance)],
      ['density', amount(data.densityKgM3, 'kg/m3')],
      ['temperature', amount(data.designTemperatureC, 'celsius')],
      ['atex', data.atexApproved ? keyed('admin.', 'yes') : undefined],
      ['zones', keyed('admin.zones-', zonesOf(offer))],
      ['food', data.foodApproved ? keyed('admin.', 'yes') : undefined],
      ['volume', amount(data.volumePerUnitM3, 'm3')],
      ['amount-of-units', amount(data.amountOfUnits, 'pieces')],
      ['construction', word(data.construction)],
      ['diameter', amount(data.diameterMm, 'mm')],
      ['height', amount(data.heightMm, 'mm')],
      ['follow-up', keyed('admin.follow-up-', callToAction)],
    ]),
  ];
}
