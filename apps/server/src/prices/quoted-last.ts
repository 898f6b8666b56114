import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { CurrencyCode } from '@silowright/domain/catalogue/money';
import type { Selection } from '@silowright/domain/pricing/selection';
import { event } from '../platform/events.ts';

/** What a quotation says of its price. */
export interface QuotedPrice {
  readonly id: string;
  /** As printed. */
  readonly number: string;
  readonly country: string | null;
  readonly unitUuid: string;
  readonly amountOfUnits: number;
  readonly selection: Selection;
  /** Absent in quotations of early releases: the base currency. */
  readonly currency?: CurrencyCode | undefined;
  readonly transportCents?: number | undefined;
}

/** Asks for the last priced quotations of a segment, the newest first. */
export const quotedLast = event<
  { readonly segment: PricedSegment; readonly limit: number },
  readonly QuotedPrice[]
>();
