export type EventName =
  | 'offer.created'
  | 'offer.signed'
  | 'offer.voided'
  | 'lead.created'
  | `meeting.${'booked' | 'moved' | 'cancelled'}`;

/** The event sent to other systems. Amounts are whole cents; names follow the API. */
export interface EventBody {
  readonly event: EventName;
  /** The same for every attempt of one delivery. */
  readonly id: string;
  /** ISO time. */
  readonly occurred_at: string;
  readonly contact: {
    readonly email: string;
    readonly first_name?: string | undefined;
    readonly last_name?: string | undefined;
    readonly company?: string | undefined;
    readonly phone?: string | undefined;
    readonly language: string;
  };
  readonly offer?: {
    readonly number: string;
    readonly kind: 'priced' | 'request';
    readonly project?: string | undefined;
    readonly unit?: string;
    readonly amount_of_units: number;
    readonly total_in_cents?: number;
    readonly transportation_cost?: number | null;
    /** "open": asked and not answered; absent if not asked (EN-09). */
    readonly explosion_zones?: 'yes' | 'no' | 'unknown' | 'open' | undefined;
    readonly valid_until: string;
    readonly dealer_id: string | null;
  };
  readonly lead?: {
    readonly segment: string;
    readonly volume: number;
    readonly product?: string | undefined;
    readonly location?: string | undefined;
    readonly comments?: string | undefined;
  };
  readonly meeting?: {
    readonly starts_at: string;
    readonly ends_at: string;
    readonly comments?: string | undefined;
  };
}
