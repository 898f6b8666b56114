import type { StoredState } from '@silowright/domain/deal/states';
import type { DealTables } from './deal-tables.ts';
import type { SiteTables } from './site-tables.ts';
import type {
  ClockTable,
  CountedStepsTable,
  ErasuresTable,
  MachineTokensTable,
  OptionCountsTable,
  PlannedListsTable,
  ProcessesTable,
  SavedViewsTable,
  StaffLanguagesTable,
  StaffMembersTable,
  UnmetRequestsTable,
  VisitCountsTable,
} from './staff-tables.ts';

/**
 * The tables, the same on both engines: times are milliseconds since 1970, JSON is text, booleans are 1 and 0, so
 * that every query works on SQLite and PostgreSQL.
 */
export interface Tables extends DealTables, SiteTables {
  configurations: ConfigurationsTable;
  price_lists: PriceListsTable;
  planned_lists: PlannedListsTable;
  shipped_lists: ShippedListsTable;
  catalogue_versions: CatalogueVersionsTable;
  dealers: DealersTable;
  dealer_revisions: DealerRevisionsTable;
  dealer_saves: DealerSavesTable;
  dealer_changes: DealerChangesTable;
  offers: OffersTable;
  offer_numbers: OfferNumbersTable;
  request_numbers: OfferNumbersTable;
  outbox: OutboxTable;
  documents: DocumentsTable;
  leads: LeadsTable;
  meetings: MeetingsTable;
  recipient_limits: RecipientLimitsTable;
  source_uses: SourceUsesTable;
  media: MediaTable;
  incoming: IncomingTable;
  incoming_words: IncomingWordsTable;
  saved_views: SavedViewsTable;
  visit_counts: VisitCountsTable;
  unmet_wishes: UnmetRequestsTable;
  option_counts: OptionCountsTable;
  counted_steps: CountedStepsTable;
  signing_events: SigningEventsTable;
  incoming_events: IncomingEventsTable;
  erasures: ErasuresTable;
  clock: ClockTable;
  processes: ProcessesTable;
  staff_members: StaffMembersTable;
  staff_languages: StaffLanguagesTable;
  machine_tokens: MachineTokensTable;
}

export interface ConfigurationsTable {
  id: string;
  /** Hash of the browser's secret (D3). */
  browser_hash: string;
  locale: string;
  segment: string | null;
  /** JSON of the session values, with the names used on the wire. */
  values: string;
  /** From the coordinates, else from the country's name (D17). */
  country: string | null;
  dealer_id: string | null;
  price_version: number | null;
  option_version: number | null;
  pinned_at: number | null;
  unit_uuid: string | null;
  unit_type: string | null;
  /** JSON of "segment.group" → choice; null: the defaults. */
  selection: string | null;
  /** Grows with every change, to detect concurrent requests. */
  revision: number;
  created_at: number;
  updated_at: number;
}

export interface PriceListsTable {
  /** Of a base list by "system"; null: that of the list before it, or the first. */
  catalogue_version: number | null;
  segment: string;
  kind: 'base' | 'options';
  version: number;
  content: string;
  content_hash: string;
  author: string;
  comment: string;
  published_at: number;
  /**
   * The sum of its version and the version of the segment's other list it was checked against; null for earlier
   * lists.
   */
  revision: number | null;
}

/** Both lists of a segment as a release shipped them. */
export interface CatalogueVersionsTable {
  version: number;
  format: number;
  content_hash: string;
  /** JSON of a CatalogueContent. */
  content: string;
  /** JSON of the differences from the version before, one sentence each. */
  differences: string;
  author: string;
  published_at: number;
}

export interface ShippedListsTable {
  segment: string;
  /** Counts what was shipped, from 1. */
  number: number;
  content_hash: string;
  content: string;
  shipped_at: number;
}

export interface DealersTable {
  id: string;
  hub_spot_id: string;
  name: string;
  industry: string;
  country: string;
  city: string;
  email: string;
  phone: string;
  /** JSON list of segment ids. */
  segments: string;
  lat: number;
  lng: number;
  image_url: string | null;
  crm_url: string | null;
  active: number;
}

export interface DealerRevisionsTable {
  dealer_id: string;
  /** Grows with every change by staff; a dealer without a row has the first revision. */
  revision: number;
}

/** Saves of dealers by staff, single or from a file, and how to undo them. */
export interface DealerSavesTable {
  id: string;
  at: number;
  author: string;
  /** JSON: each dealer with its previous state. */
  dealers: string;
  undone_at: number | null;
  undone_by: string | null;
}

/** What happened to a dealer; kept as long as the dealer's quotations may matter. */
export interface DealerChangesTable {
  id: string;
  dealer_id: string;
  at: number;
  author: string;
  kind: 'created' | 'changed' | 'logo' | 'undone' | 'removed';
  /** How many dealers were saved together. */
  together: number;
  /** JSON: field, was, becomes. */
  fields: string;
}

export interface OffersTable {
  id: string;
  /** Filled by the database for offers of the previous release. */
  deal_id: string;
  /** The configuration that the deal began with: the id in links. */
  configuration_id: string;
  /** "Q-2026-000123"; the revision is a separate column. */
  number: string;
  revision: number;
  content_hash: string;
  client_email: string;
  /** Voided: it was signed, and staff declared it void (D25). Superseded: it was open when a revision replaced it. */
  state: StoredState;
  /** JSON of the frozen quotation (D9). */
  frozen: string;
  valid_until: number;
  reopen_token_hash: string;
  sign_token_hash: string;
  created_at: number;
}

export interface OfferNumbersTable {
  year: number;
  next: number;
}

export interface OutboxTable {
  id: string;
  offer_id: string | null;
  lead_id: string | null;
  meeting_id: string | null;
  kind: string;
  recipient: string;
  recipient_role: string;
  payload: string;
  /** Listed: a digest names it, and it is not sent separately. */
  state: 'waiting' | 'held' | 'sending' | 'sent' | 'dead' | 'discarded' | 'listed';
  attempts: number;
  not_before: number;
  lease_until: number | null;
  lease_owner: string | null;
  message_id: string;
  raw: Uint8Array | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  /** Source of a held mail, as hashes; null after it leaves. */
  source: string | null;
  /** The digest that lists this mail. */
  digest_id: string | null;
}

export interface DocumentsTable {
  id: string;
  offer_id: string;
  kind: string;
  bytes: Uint8Array;
  created_at: number;
  /** Of the bytes; null in files of earlier releases. */
  sha256: string | null;
}

export interface LeadsTable {
  id: string;
  configuration_id: string;
  content_hash: string;
  locale: string;
  /** JSON of the lead as sent. */
  content: string;
  created_at: number;
}

export interface MeetingsTable {
  id: string;
  configuration_id: string | null;
  starts_at: number;
  ends_at: number;
  /** The taken time, unique; null if the meeting is cancelled. */
  slot: number | null;
  /** Hash of the token in the link that moves or cancels it. */
  token_hash: string;
  /** Grows with every change, so that calendars recognise the newest invitation. */
  sequence: number;
  /** JSON of the booking as sent. */
  content: string;
  created_at: number;
  /** Until then it holds its time unconfirmed; null: confirmed. */
  confirm_by: number | null;
}

export interface RecipientLimitsTable {
  recipient_hash: string;
  at: number;
}

/** Uses of a source and how long they count; the source only as a hash of its address or network. */
export interface SourceUsesTable {
  kind: 'mail' | 'booking' | 'lead' | 'offer' | 'copy';
  source_hash: string;
  at: number;
  until: number;
  /** Only for a booking. */
  meeting_id: string | null;
}

/** Files shown in pages, named by their content. */
export interface MediaTable {
  name: string;
  bytes: Uint8Array;
  created_at: number;
}

/** One row per quotation, lead and meeting: the list in which staff search and work (D14). */
export interface IncomingTable {
  kind: 'quotations' | 'leads' | 'meetings';
  id: string;
  created_at: number;
  title: string;
  person: string;
  company: string;
  email: string;
  project: string;
  subject: string;
  total_cents: number | null;
  /** Of the total; null without one, and in rows from before currencies had names. */
  currency: string | null;
  /** The list it is shown in. A request is an offer without a price. */
  list: 'quotations' | 'requests' | 'leads' | 'meetings';
  /** That of the offer, kept equal by the database. */
  state: OffersTable['state'] | 'received' | 'unconfirmed' | 'cancelled';
  /** Of an offer; otherwise 0. */
  valid_until: number;
  /** Of a meeting; otherwise 0. */
  starts_at: number;
  /** The id of the segment, as everything below empty if unknown. */
  market: string;
  /** ISO code. */
  country: string;
  dealer_id: string;
  dealer: string;
  phone: string;
  place: string;
  product: string;
  /** Company or person without case and accents. */
  sort_name: string;
  /** Number and revision of an offer, of equal length, so that it sorts as a text (B38). */
  sort_number: string;
  /** Its words, each preceded by a space. */
  search: string;
  handled: number;
  handled_by: string | null;
  assigned_to: string;
  /** Of releases before the timeline; notes are events now. */
  note: string;
  /** When staff want it back on the desk, and what for; null: no follow-up. */
  follow_up_at: number | null;
  follow_up_about: string;
}

export interface IncomingWordsTable {
  kind: IncomingTable['kind'];
  word: string;
  id: string;
}

/** Signing events (D10). */
export interface SigningEventsTable {
  offer_id: string;
  event: 'opened' | 'buyer' | 'chosen' | 'signed' | 'declined' | 'handed-over';
  at: number;
  /** Address of the connection, and the user agent. */
  address: string;
  browser: string;
  /** JSON; its shape depends on the event. */
  details: string;
}

/** Later actions of staff or the visitor on an incoming item. */
export interface IncomingEventsTable {
  kind: IncomingTable['kind'];
  incoming_id: string;
  at: number;
  event:
    | 'handled'
    | 'unhandled'
    | 'assigned'
    | 'noted'
    | 'withdrawn'
    | 'voided'
    | 'superseded'
    | 'extended'
    | 'sent-again'
    | 'mail-discarded'
    | 'confirmed'
    | 'moved'
    | 'cancelled'
    | 'opened'
    | 'downloaded'
    | 'reopened'
    | 'follow-up'
    | 'follow-up-done'
    | 'revised'
    | 'approval-asked'
    | 'approval-given'
    | 'approval-refused';
  /** Empty: the visitor. */
  author: string;
  /** To whom, until when, why, or the text of a note; may be empty. A follow-up is its ISO time and its text. */
  details: string;
}
