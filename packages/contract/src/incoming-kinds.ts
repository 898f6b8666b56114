/** What came in (D14). Apart from the schemas, so that the browser can have the names without them. */
export const incomingKinds = ['quotations', 'leads', 'meetings'] as const;
export type IncomingKind = (typeof incomingKinds)[number];

export const incomingStates = [
  'open',
  'expired',
  'signed',
  'declined',
  'withdrawn',
  'voided',
  'handled',
  'unhandled',
] as const;

/** Parts of a sheet in the order they are read; a title is the text admin.sheet-{section}. */
export const sheetSections = ['meeting', 'unit', 'wish', 'site', 'customer', 'dealer'] as const;

/** What a sheet may tell; a label is the text admin.fact-{name}. */
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
  'substance',
  'density',
  'temperature',
  'atex',
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

/** What may happen to it; a sentence is the text admin.event-{event}. */
export const incomingEventNames = [
  'arrived',
  'opened',
  'signed',
  'declined',
  'handed-over',
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
] as const;
export type IncomingEventName = (typeof incomingEventNames)[number];
