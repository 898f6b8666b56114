/** Kinds of incoming items (D14). Separate from the schemas, so that the browser does not load those. */
export const incomingKinds = ['quotations', 'leads', 'meetings'] as const;
export type IncomingKind = (typeof incomingKinds)[number];

/** Rows of one page of the mails that did not go out, and of the erasures: a full page may have more behind it. */
export const rowsPerPage = 500;

export const incomingStates = [
  'open',
  'expired',
  'signed',
  'declined',
  'withdrawn',
  'voided',
  'superseded',
  'handled',
  'unhandled',
] as const;

/** Sections of a sheet in reading order; the title is the text admin.sheet-{section}. */
export const sheetSections = ['meeting', 'unit', 'wish', 'site', 'customer', 'dealer'] as const;

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
  'handled',
  'unhandled',
  'assigned',
  'noted',
  'withdrawn',
  'voided',
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
