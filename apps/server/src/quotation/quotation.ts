import type { PricedSegment, SegmentId } from '@silowright/domain/catalogue/segments';
import type { StorageTypeCode, Substance } from '@silowright/domain/catalogue/unit';
import type { UnitSize } from '@silowright/domain/catalogue/unit-size';
import type { LocaleName } from '@silowright/domain/locale';
import type { PriceSource, TransportCost } from '@silowright/domain/pricing/priced-configuration';
import type { Selection } from '@silowright/domain/pricing/selection';
import type { FitReason } from '@silowright/domain/recommendation/request';
import type { SessionValues } from '@silowright/domain/session/values';
import type {
  Cents,
  CubicMetres,
  DegreesCelsius,
  KilogramsPerCubicMetre,
  Millimetres,
  Tonnes,
} from '@silowright/domain/units';
import type { Company } from '../config/company.ts';

/** A word of the catalogue: the key it was found under, and what it said on the day of the quotation. */
export interface FrozenText {
  readonly key: string;
  readonly label: string;
}

export interface Addressee {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly phoneNumber?: string;
  readonly projectName?: string;
  readonly comments?: string;
}

export interface QuotedUnit extends UnitSize {
  readonly uuid: string;
  /** The catalogue's name, for staff. */
  readonly name: string;
  readonly segment: PricedSegment;
  readonly type: StorageTypeCode;
  readonly typeName: FrozenText;
  readonly substance: Substance;
  /** heightMm is that of the catalogue; this counts a raised outflow (D6). */
  readonly totalHeightMm: Millimetres;
  readonly emptyMassT: Tonnes;
  readonly densityLimitKgM3: KilogramsPerCubicMetre;
  readonly temperatureLimitC: DegreesCelsius;
}

export interface QuotedLine {
  /** "segment.group" */
  readonly key: string;
  readonly groupId: string;
  readonly value: string;
  readonly custom?: string;
  readonly group: FrozenText;
  readonly choice: FrozenText;
  /** Per unit. */
  readonly priceCents: Cents;
  readonly source: PriceSource;
}

export interface PriceListReference {
  readonly version: number;
  /** ISO time. */
  readonly publishedAt: string;
}

export interface QuotedDealer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly city?: string;
  readonly country?: string;
  /** How the dealer came in; only a dealer link brands the quotation. */
  readonly by: 'link' | 'region';
  /** The document that holds the logo, if there is one. */
  readonly logo?: string;
}

/** Where and for what: what the visitor told before a unit was chosen. */
export interface QuotedRequest {
  readonly product?: FrozenText;
  readonly placement: 'outside' | 'inside';
  readonly heightLimitMm?: Millimetres;
  readonly placeName?: string;
}

/** What the visitor told on the way, under the names of the wire and without contact data: it opens again (D21). */
export type ReopenableValues = Omit<
  Partial<SessionValues>,
  'id' | 'user_ip' | 'dealer_id' | 'comments' | 'emailAddress' | 'phoneNumber' | 'firstName' | 'lastName'
>;

/** A quotation as it was made: enough to print it again to the letter, whatever changed since (D9). */
export interface PricedContent {
  readonly kind: 'priced';
  readonly locale: LocaleName;
  readonly configurationId: string;
  readonly values: ReopenableValues;
  /** ISO code of the place, as it was when the price was made. */
  readonly country: string | null;
  readonly addressee: Addressee;
  readonly dealer: QuotedDealer | null;
  /** An address the visitor typed for a dealer (OV-01): nobody has checked it (threat 46). */
  readonly typedDealerEmail?: string;
  readonly company: Company;
  readonly unit: QuotedUnit;
  readonly request: QuotedRequest;
  readonly reasons: readonly FitReason[];
  readonly selection: Selection;
  readonly amountOfUnits: number;
  readonly lines: readonly QuotedLine[];
  readonly unitPriceCents: Cents;
  readonly optionsCostCents: Cents;
  /** null: not available, never zero. */
  readonly transport: TransportCost | null;
  readonly totalCents: Cents;
  readonly priceList: PriceListReference;
  readonly optionList: PriceListReference;
}

/** A request without a priced unit: basic flow, custom quote, results (D17). Staff answer it. */
export interface RequestContent {
  readonly kind: 'request';
  readonly locale: LocaleName;
  readonly configurationId: string;
  readonly values: ReopenableValues;
  /** ISO code of the place, as it was when the price was made. */
  readonly country: string | null;
  readonly addressee: Addressee;
  readonly dealer: QuotedDealer | null;
  readonly typedDealerEmail?: string;
  readonly company: Company;
  readonly callToAction?: 'call_me_now' | 'book_a_meeting';
  readonly data: {
    readonly segment: SegmentId;
    readonly market: FrozenText;
    readonly productName?: string;
    readonly substance?: Substance;
    readonly densityKgM3?: KilogramsPerCubicMetre;
    readonly designTemperatureC?: DegreesCelsius;
    readonly atexApproved: boolean;
    readonly foodApproved: boolean;
    readonly volumePerUnitM3: CubicMetres;
    readonly amountOfUnits: number;
    readonly placement?: 'outside' | 'inside';
    readonly heightLimitMm?: Millimetres;
    readonly placeName?: string;
    readonly construction?: FrozenText;
    readonly diameterMm?: Millimetres;
    readonly heightMm?: Millimetres;
  };
}

export type OfferContent = PricedContent | RequestContent;

/** What the numbering adds when the offer is written. */
export interface Issued {
  /** Q-2026-000123, without the revision. */
  readonly number: string;
  /** 1 is the first and is not printed. */
  readonly revision: number;
  /** ISO times. */
  readonly issuedAt: string;
  readonly validUntil: string;
  /** Dates on paper are those of the company's place. */
  readonly timeZone: string;
}

export type Quotation = PricedContent & Issued;
export type OfferRequest = RequestContent & Issued;
export type Offer = OfferContent & Issued;

/** Addresses with secrets in them: made when an offer is written, never part of its frozen data (D10, D21). */
export interface OfferLinks {
  readonly reopenUrl: string;
  /** With the token: for the customer's mail alone. */
  readonly signUrl: string;
  /** Without it, for the paper, which goes to dealer and sales and can be downloaded. */
  readonly signPageUrl: string;
}

/** Q-2026-000123, and from the second revision on Q-2026-000123-2. */
export const printedNumber = ({ number, revision }: Pick<Issued, 'number' | 'revision'>): string =>
  revision === 1 ? number : `${number}-${revision}`;

/** First and last name as people write them; empty when neither was given. */
export const nameOf = ({ firstName, lastName }: Addressee): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Who asked, in as few words as there are. */
export const customerOf = (addressee: Addressee): string =>
  [nameOf(addressee), addressee.companyName].filter(Boolean).join(', ') || addressee.email;
