/** What came in (D14). Apart from the schemas, so that the browser can have the names without them. */
export const incomingKinds = ['quotations', 'leads', 'meetings'] as const;
export type IncomingKind = (typeof incomingKinds)[number];

export const incomingStates = [
  'open',
  'expired',
  'signed',
  'declined',
  'withdrawn',
  'handled',
  'unhandled',
] as const;
