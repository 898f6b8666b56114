/**
 * The tables, as both engines hold them: times are milliseconds since 1970, JSON is text, yes and no are 1 and 0.
 * One way for everything, so that every query reads alike on SQLite and PostgreSQL.
 */
export interface Tables {
  configurations: ConfigurationsTable;
  price_lists: PriceListsTable;
  dealers: DealersTable;
  dealer_revisions: DealerRevisionsTable;
  dealer_saves: DealerSavesTable;
  offers: OffersTable;
  offer_numbers: OfferNumbersTable;
  outbox: OutboxTable;
  documents: DocumentsTable;
  leads: LeadsTable;
  meetings: MeetingsTable;
  recipient_limits: RecipientLimitsTable;
  source_uses: SourceUsesTable;
  media: MediaTable;
  incoming: IncomingTable;
  incoming_words: IncomingWordsTable;
  signing_events: SigningEventsTable;
  incoming_events: IncomingEventsTable;
  erasures: ErasuresTable;
  clock: ClockTable;
  processes: ProcessesTable;
}

export interface ConfigurationsTable {
  id: string;
  /** Hash of the browser's secret (D3). */
  browser_hash: string;
  locale: string;
  segment: string | null;
  /** JSON of the session's values under their names of the wire. */
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
  /** Grows with every change, so that two requests at once cannot mix. */
  revision: number;
  created_at: number;
  updated_at: number;
}

export interface PriceListsTable {
  segment: string;
  kind: 'base' | 'options';
  version: number;
  content: string;
  content_hash: string;
  author: string;
  comment: string;
  published_at: number;
  /** Its version and that of the segment's other list that it was checked against, added up; null: of before. */
  revision: number | null;
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
  /** Grows with every change of staff; a dealer without a row was not changed yet and has the first. */
  revision: number;
}

/** What staff saved of dealers, one by one or from a file, and how to undo it. */
export interface DealerSavesTable {
  id: string;
  at: number;
  author: string;
  /** JSON: each dealer with what it was before. */
  dealers: string;
  undone_at: number | null;
  undone_by: string | null;
}

export interface OffersTable {
  id: string;
  configuration_id: string;
  /** "Q-2026-000123"; the revision is counted beside it. */
  number: string;
  revision: number;
  content_hash: string;
  client_email: string;
  /** Voided: it was signed, and staff declared that it does not count (D25). */
  state: 'open' | 'signed' | 'declined' | 'withdrawn' | 'voided';
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
  /** Listed: a digest names it instead of it. */
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
  /** Whose a held mail is, by hashes; null as soon as it leaves. */
  source: string | null;
  /** The digest that lists this mail instead of it. */
  digest_id: string | null;
}

export interface DocumentsTable {
  id: string;
  offer_id: string;
  kind: string;
  bytes: Uint8Array;
  created_at: number;
}

export interface LeadsTable {
  id: string;
  configuration_id: string;
  content_hash: string;
  locale: string;
  /** JSON of the lead as it was sent. */
  content: string;
  created_at: number;
}

export interface MeetingsTable {
  id: string;
  configuration_id: string | null;
  starts_at: number;
  ends_at: number;
  /** The taken time, which nobody else can take; null once the meeting is cancelled. */
  slot: number | null;
  /** Of the link by which it is moved or cancelled. */
  token_hash: string;
  /** Grows with every change, so that calendars know the newest invitation. */
  sequence: number;
  /** JSON of the booking as it was sent. */
  content: string;
  created_at: number;
  /** Until then it holds its time without being confirmed; null: it was confirmed. */
  confirm_by: number | null;
}

export interface RecipientLimitsTable {
  recipient_hash: string;
  at: number;
}

/** What a source did and how long it counts; the source only by the hash of its address or network. */
export interface SourceUsesTable {
  kind: 'mail' | 'booking' | 'lead' | 'offer';
  source_hash: string;
  at: number;
  until: number;
  /** Of a booking. */
  meeting_id: string | null;
}

/** Files that pages show, by a name made from their content. */
export interface MediaTable {
  name: string;
  bytes: Uint8Array;
  created_at: number;
}

/** One row per quotation, lead and meeting: what staff list, search and work on (D14). */
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
  /** Its words, each after a blank. */
  search: string;
  handled: number;
  handled_by: string | null;
  assigned_to: string;
  note: string;
}

export interface IncomingWordsTable {
  kind: IncomingTable['kind'];
  word: string;
  id: string;
}

/** What happened on the way to a signature (D10). */
export interface SigningEventsTable {
  offer_id: string;
  event: 'opened' | 'signed' | 'declined' | 'handed-over';
  at: number;
  /** Of the connection, and what the browser calls itself. */
  address: string;
  browser: string;
  /** JSON; its shape depends on the event. */
  details: string;
}

/** What staff or the visitor did with something that came in, after it came. */
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
    | 'extended'
    | 'sent-again'
    | 'mail-discarded'
    | 'confirmed'
    | 'moved'
    | 'cancelled';
  /** Empty: the visitor. */
  author: string;
  /** To whom, until when, or why; empty where there is nothing to add. */
  details: string;
}

/** Who erased whose data and what remained; whose only by a hash (D14). */
export interface ErasuresTable {
  id: string;
  at: number;
  author: string;
  /** Null: nobody asked, the retention did it. */
  person_hash: string | null;
  /** JSON: what → how many. */
  erased: string;
  /** JSON: what remained, and so why. */
  remains: string;
}

/** One row: the last time that was right (S1). */
export interface ClockTable {
  id: number;
  seen_at: number;
  confirmed_at: number | null;
  confirmed_by: string | null;
}

/** The server processes at work on this database. */
export interface ProcessesTable {
  id: string;
  /** Machine and process, for the operator. */
  name: string;
  /** By the clock of the database, so that those of the processes do not matter. */
  seen_at: number;
}
