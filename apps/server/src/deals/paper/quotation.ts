import type { EngineeringSheet } from '@silowright/contract/engineering';
import type { RevisionDraft } from '@silowright/contract/revisions';
import type { Buyer } from '@silowright/domain/buyer/buyer';
import type {
  PricedSegment,
  SegmentId,
  StorageTypeCode,
  Substance,
} from '@silowright/domain/catalogue/codes';
import type { ZonesAnswer } from '@silowright/domain/catalogue/explosion-zones';
import type { CurrencyCode, VatKind } from '@silowright/domain/catalogue/money';
import type { StorageType } from '@silowright/domain/catalogue/storage-type';
import type { UnitSize } from '@silowright/domain/catalogue/unit-size';
import type { PositionRole } from '@silowright/domain/deal/deal';
import type { PossibleChoices } from '@silowright/domain/deal/price-deal';
import type { Equipped } from '@silowright/domain/drawing/equipment-of';
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
import type { YardPlan } from '@silowright/domain/yard/yard-plan';
import type { Company } from '../../platform/config/company.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import type { OffersTable } from '../../platform/db/tables.ts';
import type { Conditions } from './conditions.ts';

/** What the pictures of a quotation are drawn from, so that they are the same years later (D9). */
export interface DrawnUnit {
  readonly storageType: StorageType;
  readonly equipped: Equipped;
  /** The kinds of parts that the unit price includes. */
  readonly standard: readonly string[];
}

/** A text of the catalogue: its key, and its wording on the day of the quotation. */
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
  /** heightMm is that of the catalogue; this includes a raised outflow (D6). */
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
  readonly priceCents: Cents;
  readonly source: PriceSource;
  /** Charged once for all units; absent: for each unit. */
  readonly per?: 'order';
}

/** Article numbers; options without one are missing. */
export interface QuotedArticles {
  readonly unit?: string;
  /** By "group.value". */
  readonly options: Readonly<Record<string, string>>;
}

/** How the sale is taxed; the amounts are of the net total (MO-03). */
export interface QuotedVat {
  readonly kind: VatKind;
  readonly ratePercent: number;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
  readonly sentence: FrozenText;
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
  /** How the dealer was assigned; only a dealer link brands the quotation. */
  readonly by: 'link' | 'region';
  /** The media name of the logo, if there is one. */
  readonly logo?: string;
}

/** The visitor's answers before a unit was selected. */
export interface QuotedRequest {
  readonly product?: FrozenText;
  readonly placement: 'outside' | 'inside';
  readonly heightLimitMm?: Millimetres;
  readonly placeName?: string;
  /** What the volume was converted with, and the name of the product if one was picked (EN-01). */
  readonly storedDensityKgM3?: KilogramsPerCubicMetre;
  readonly storedProduct?: string;
}

/**
 * The visitor's answers with the names used on the wire and without contact data, to reopen the configuration (D21).
 */
export type ReopenableValues = Omit<
  Partial<SessionValues>,
  'id' | 'user_ip' | 'dealer_id' | 'comments' | 'emailAddress' | 'phoneNumber' | 'firstName' | 'lastName'
>;

/** A line that staff added in a revision, for all units together, in the customer's language (D29). */
export interface AddedLine {
  /** A discount is negative. */
  readonly kind: 'discount' | 'extra';
  readonly text: string;
  readonly cents: Cents;
}

/** Who changed a part of a quotation, and why; never printed. */
export interface StaffMark {
  readonly by: string;
  readonly why: string;
}

/** A revision by staff (D29). For colleagues, apart from the message to the customer. */
export interface StaffRevision extends StaffMark {
  readonly approvedBy?: string;
  /** Of the quotation that it replaces. */
  readonly replaces: string;
  readonly message: string;
  /** As staff sent it; the next revision starts from it. */
  readonly draft: RevisionDraft;
  /** By path: a line's key, `amount`, `discount`, `extra`, `transport`. */
  readonly changed: Readonly<Record<string, StaffMark>>;
}

/** What every offer has, with or without a price. */
interface CommonContent {
  readonly locale: LocaleName;
  /** ISO code of the place when the price was made. */
  readonly country: string | null;
  readonly addressee: Addressee;
  /** For the contract; given with the request, or on the sign page only (QU-03). */
  readonly buyer?: Partial<Buyer>;
  readonly dealer: QuotedDealer | null;
  /** A dealer address typed by the visitor (OV-01), unverified (threat 46). */
  readonly typedDealerEmail?: string;
  readonly company: Company;
}

/** What was asked for one configuration. */
interface Asked {
  readonly configurationId: string;
  readonly values: ReopenableValues;
  /** The answer about explosion zones; "open" if the question was not answered (EN-09). Not part of the hash. */
  readonly zones?: ZonesAnswer | 'open';
}

/** What a quotation says about equal units of one configuration. */
interface QuotedUnits extends Asked {
  readonly unit: QuotedUnit;
  readonly request: QuotedRequest;
  readonly reasons: readonly FitReason[];
  readonly selection: Selection;
  readonly amountOfUnits: number;
  readonly lines: readonly QuotedLine[];
  readonly unitPriceCents: Cents;
  readonly optionsCostCents: Cents;
  readonly priceList: PriceListReference;
  readonly optionList: PriceListReference;
  /** Of the catalogue at that time, for other systems; not part of the hash of an offer (IN-02). */
  readonly articles?: QuotedArticles;
  /** As printed; absent in quotations of earlier releases. Computed, so not part of the hash of an offer. */
  readonly engineering?: EngineeringSheet;
  /** The visitor's plan of the yard, a page of the site sheet (TD-06). */
  readonly yard?: YardPlan;
  /** The name of the visitor's logo, drawn if the unit carries one (ST-07). */
  readonly logo?: string;
  /** As printed, like engineering: absent in earlier quotations, and not part of the hash. */
  readonly material?: FrozenText;
  /** Absent in quotations of earlier releases. Not part of the hash of an offer. */
  readonly drawn?: DrawnUnit;
  /** Only while it is printed: the visitor's logo as a data URL. */
  readonly printedLogo?: string;
}

/** Equal units as a position of a quotation (PJ-02). */
export interface QuotedPosition extends QuotedUnits {
  readonly id: string;
  /** As printed: 10, 20, 30; alternatives 20.A, 20.B. */
  readonly number: string;
  readonly role: PositionRole;
  readonly kind: 'units';
}

/** Trucks that carry the same, with the units on each of them; panels are all listed, on all of their trucks. */
export interface QuotedTruck {
  readonly count: number;
  readonly carries: readonly {
    /** Of the position. */
    readonly number: string;
    readonly units: number;
    /** What each takes of the trailer, with the gap behind it. */
    readonly lengthMm: Millimetres;
  }[];
}

/** Transport of all positions in the total. If there are several: what each would cost alone, and the trucks (PJ-03). */
export interface QuotedTransport extends TransportCost {
  readonly aloneCents?: Cents;
  /** Absent in quotations of earlier releases, as the trucks. Computed, so not part of the hash of an offer. */
  readonly aloneTrucks?: number;
  readonly loaded?: readonly QuotedTruck[];
}

/** What all positions of a quotation share. */
interface PricedCommon extends CommonContent {
  readonly kind: 'priced';
  /** Of every amount. Follows from country and lists, so not part of the hash of an offer. */
  readonly currency: CurrencyCode;
  /** Discounts and extras of a revision by staff; part of the total. */
  readonly addedLines?: readonly AddedLine[];
  /** Null: not available, never zero. */
  readonly transport: QuotedTransport | null;
  /** Staff have confirmed the transport: it is no estimate any more (QU-04, D29). */
  readonly transportConfirmed?: true;
  /** Net: without VAT. */
  readonly totalCents: Cents;
  /** Absent in quotations of earlier releases. Follows from country, lists and buyer, so not part of the hash. */
  readonly vat?: QuotedVat;
  readonly revised?: StaffRevision;
  /** The digest of the visitor's picture of the site, another page; the picture is a document of the offer (TD-05). */
  readonly photo?: string;
  /** As printed, like engineering: absent in earlier quotations, and not part of the hash. */
  readonly conditions?: Conditions;
}

/** A quotation as made: enough to print it again exactly, whatever has changed since (D9). */
export interface PricedContent extends PricedCommon {
  /** At least one, in the order of the paper. */
  readonly positions: readonly QuotedPosition[];
  /** The ids of optional positions and alternatives that are in the total; absent: there are none. */
  readonly chosen?: readonly string[];
  /** The buyer has signed this choice: the rest is not chosen, and no longer on offer (PJ-04). */
  readonly decided?: true;
  /** What can be chosen, with its money. Computed, so not part of the hash of an offer. */
  readonly choices?: PossibleChoices;
}

/** One position with what it shares with the others: a quotation of one unit. */
export interface UnitContent extends PricedCommon, QuotedUnits {}

/** A request without a priced unit: basic flow, custom quote, results (D17). Staff answer it. */
export interface RequestContent extends CommonContent, Asked {
  readonly kind: 'request';
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

/** Data added when the offer is written. */
export interface Issued {
  /** Q-2026-000123, without the revision. */
  readonly number: string;
  /** 1 is the first and is not printed. */
  readonly revision: number;
  /** As printed: the open quotation that the visitor replaced by this one. */
  readonly replaces?: string;
  /** ISO times. */
  readonly issuedAt: string;
  readonly validUntil: string;
  /** Dates on paper use the company's time zone. */
  readonly timeZone: string;
}

export type Quotation = PricedContent & Issued;
export type UnitQuotation = UnitContent & Issued;
export type OfferRequest = RequestContent & Issued;
export type Offer = OfferContent & Issued;

/** Addresses with secrets: created when an offer is written, never part of its frozen data (D10, D21). */
export interface OfferLinks {
  readonly reopenUrl: string;
  /** With the token: for the customer's mail only. */
  readonly signUrl: string;
  /** Without the token, for the paper, which dealer and sales get and which can be downloaded. */
  readonly signPageUrl: string;
  /** For files that a mail links to. */
  readonly apiUrl: string;
}

/** Q-2026-000123, and from the second revision on Q-2026-000123-2. */
export const printedNumber = ({ number, revision }: Pick<Issued, 'number' | 'revision'>): string =>
  revision === 1 ? number : `${number}-${revision}`;

/** The number of the quotation that can no longer be signed because of this one. */
export const replacedNumber = ({
  replaces,
  revised,
}: Pick<Quotation, 'replaces' | 'revised'>): string | undefined => replaces ?? revised?.replaces;

/** First and last name; empty if neither was given. */
export const nameOf = ({ firstName, lastName }: Addressee): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The name in a greeting: a last name alone would be rude. */
export const greetedName = (addressee: Addressee): string => (addressee.firstName ? nameOf(addressee) : '');

/** A short name of the customer, which can begin a sentence. */
export function customerOf(addressee: Addressee): string {
  const [name, company] = [nameOf(addressee), addressee.companyName];
  return name && company ? `${name} (${company})` : name || company || addressee.email;
}

export const frozenOffer = (row: Pick<OffersTable, 'id' | 'frozen'>): Offer =>
  readStored(storedKinds.quotation, row.id, row.frozen);
