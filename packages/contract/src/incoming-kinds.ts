/** Kinds of incoming items (D14). Separate from the schemas, so that the browser does not load those. */
export const incomingKinds = ['quotations', 'leads', 'meetings'] as const;
export type IncomingKind = (typeof incomingKinds)[number];

/** The lists that staff work in. A request is an offer without a price; its kind is quotations. */
export const incomingLists = ['quotations', 'requests', 'leads', 'meetings'] as const;
export type IncomingListName = (typeof incomingLists)[number];

/** What a list can be sorted by; the first is the default. */
export const sortsOf = {
  quotations: ['created', 'number', 'name', 'total', 'expires'],
  requests: ['created', 'number', 'name', 'expires'],
  leads: ['created', 'name'],
  meetings: ['begins', 'created', 'name'],
} as const satisfies Record<IncomingListName, readonly string[]>;
export const listSorts = ['created', 'number', 'name', 'total', 'expires', 'begins'] as const;
export type ListSort = (typeof listSorts)[number];

export const mailFilters = ['trouble', 'waiting', 'sent'] as const;
/** States of the list of mails. */
export const mailStateFilters = [...mailFilters, 'discarded'] as const;

/** Columns of an export that every list has, in their usual order; the title is the text desk.column-{name}. */
const itemColumns = [
  'created_at',
  'title',
  'person',
  'company',
  'email',
  'phone',
  'project',
  'place',
  'country',
  'market',
  'subject',
  'product',
  'options',
  'dealer',
  'total_in_cents',
  'currency',
  'state',
  'valid_until',
  'begins_at',
  'handled',
  'assigned_to',
  'mail',
  'note',
] as const;

/** Columns of quotations and requests for an ERP (IN-02). Amounts are of all units together, unless they say so. */
export const goodsColumns = [
  'units',
  'article',
  'option_articles',
  'lines',
  'unit_price_in_cents',
  'options_per_unit_in_cents',
  'transport_in_cents',
  'vat_percent',
  'vat_in_cents',
  'gross_in_cents',
  'volume_m3',
  'total_height_mm',
  'empty_mass_t',
  'filled_mass_t',
  'explosion_zones',
  'link',
] as const;
export type GoodsColumn = (typeof goodsColumns)[number];

/** The buyer as last given, with the request or on the sign page (QU-03). */
export const buyerColumns = [
  'buyer_street',
  'buyer_postal_code',
  'buyer_city',
  'buyer_country',
  'buyer_vat_number',
  'buyer_order_reference',
  'buyer_leitweg_id',
  'buyer_ean',
] as const;
export type BuyerColumn = (typeof buyerColumns)[number];

export const exportColumns = [...itemColumns, ...goodsColumns, ...buyerColumns] as const;
export type ExportColumn = (typeof exportColumns)[number];

/** Rows of the home page; the title is the text desk.work-{name}. */
export const workNames = [
  'new-quotations',
  'new-requests',
  'new-leads',
  'unassigned',
  'due',
  'expiring',
  'declined',
  'signed',
  'mails',
  'meetings',
] as const;
export type WorkName = (typeof workNames)[number];

/** The most items that one action on many changes. */
export const maxChanged = 500;

/** Rows of one page of the mails that did not go out, and of the erasures: a full page may have more behind it. */
export const rowsPerPage = 500;

/** States to filter by. `expiring`: open for less than a week. */
export const incomingStates = [
  'open',
  'expiring',
  'expired',
  'signed',
  'declined',
  'withdrawn',
  'superseded',
  'voided',
  'unconfirmed',
  'cancelled',
  'handled',
  'unhandled',
] as const;

/** The name of the state of an item; its text is admin.state-{name}. Meetings are received when they are confirmed. */
export const stateName = <State extends string>({
  state,
  begins_at,
}: {
  readonly state: State;
  readonly begins_at: string | null;
}): State | 'confirmed' => (state === 'received' && begins_at !== null ? 'confirmed' : state);

/** Sections of a sheet in reading order; the title is the text admin.sheet-{section}. */
export const sheetSections = ['meeting', 'unit', 'wish', 'site', 'customer', 'buyer', 'dealer'] as const;

/** Facts on a sheet; the label is the text admin.fact-{name}. */
export const factNames = [
  'begins',
  'begins-there',
  'minutes',
  'meeting-state',
  'name',
  'company',
  'email',
  'phone',
  'project',
  'language',
  'comments',
  'address',
  'vat-number',
  'order-reference',
  'leitweg-id',
  'ean',
  'dealer-name',
  'dealer-city',
  'dealer-by',
  'typed-dealer',
  'place',
  'country',
  'placement',
  'height-limit',
  'market',
  'product',
  'stored-product',
  'substance',
  'density',
  'temperature',
  'atex',
  'zones',
  'food',
  'volume',
  'amount-of-units',
  'unfit',
  'construction',
  'diameter',
  'height',
  'follow-up',
  'type',
  'catalogue-name',
  'unit-volume',
  'total-height',
  'passage-width',
  'passage-height',
  'empty-mass',
  'density-limit',
  'temperature-limit',
] as const;
export type FactName = (typeof factNames)[number];

/** Events of an incoming item; the sentence is the text admin.event-{event}. */
export const incomingEventNames = [
  'arrived',
  'opened',
  'signed',
  'declined',
  'handed-over',
  'buyer',
  'chosen',
  'handled',
  'unhandled',
  'assigned',
  'noted',
  'withdrawn',
  'voided',
  'superseded',
  'extended',
  'sent-again',
  'mail-discarded',
  'confirmed',
  'moved',
  'cancelled',
  'mailed',
  'downloaded',
  'reopened',
  'follow-up',
  'follow-up-done',
  'revised',
  'approval-asked',
  'approval-given',
  'approval-refused',
] as const;
export type IncomingEventName = (typeof incomingEventNames)[number];
