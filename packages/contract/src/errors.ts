/**
 * Every error of the API: code → status, and whether the same request may succeed later (D18). The message on the
 * wire is for developers; users see the text `error.{code}` of their language.
 */
export const errorTable = {
  'bad-request': { status: 400, retry: false, message: 'The request is not of the expected form.' },
  'unknown-choice': { status: 400, retry: false, message: 'A chosen option does not exist for this unit.' },
  'unfinished-choice': {
    status: 400,
    retry: false,
    message: 'A chosen option is not finished: a value or the words it asks for are missing.',
  },
  'not-logged-in': { status: 401, retry: false, message: 'A valid staff token is needed.' },
  'not-allowed': { status: 403, retry: false, message: 'This account may not do that.' },
  'not-found': { status: 404, retry: false, message: 'There is nothing here.' },
  'unknown-configuration': { status: 404, retry: false, message: 'This configuration is unknown.' },
  'unit-unavailable': {
    status: 409,
    retry: false,
    message: 'This size is no longer available for the request.',
  },
  'too-dense': {
    status: 409,
    retry: false,
    message: 'What is to be stored weighs more than this unit is built for.',
  },
  'different-places': {
    status: 409,
    retry: false,
    message: 'The positions are for different places or in different currencies.',
  },
  'no-recommendation': { status: 409, retry: false, message: 'The configuration has no recommendation yet.' },
  'too-slow': { status: 408, retry: true, message: 'The request was not complete in time.' },
  'offer-has-other-recipient': {
    status: 409,
    retry: false,
    message: 'The offer was already sent to another address.',
  },
  'prices-changed': {
    status: 409,
    retry: false,
    message: 'The price list has expired; the new prices need confirmation.',
  },
  'offer-closed': { status: 409, retry: false, message: 'The offer was signed or withdrawn already.' },
  'buyer-missing': {
    status: 409,
    retry: false,
    message: 'Address and VAT number of the buyer are needed before signing.',
  },
  'slot-taken': { status: 409, retry: false, message: 'This time is not free any more.' },
  'meeting-closed': { status: 409, retry: false, message: 'The meeting is over or was cancelled.' },
  'changed-meanwhile': {
    status: 409,
    retry: false,
    message: 'Somebody changed this since it was read; nothing was saved.',
  },
  'stale-version': { status: 409, retry: false, message: 'Somebody published a newer version.' },
  'payload-too-large': { status: 413, retry: false, message: 'The request is too large.' },
  'unsupported-media-type': { status: 415, retry: false, message: 'Send JSON.' },
  'large-change-unconfirmed': { status: 422, retry: false, message: 'A large change needs confirmation.' },
  'too-many-requests': { status: 429, retry: true, message: 'Too many requests; try again later.' },
  'damaged-document': {
    status: 500,
    retry: false,
    message: 'A stored document is damaged and cannot be read; the others are not concerned.',
  },
  internal: { status: 500, retry: true, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, retry: true, message: 'The service is not available at the moment.' },
} as const satisfies Record<string, { status: number; retry: boolean; message: string }>;

export type ErrorCode = keyof typeof errorTable;

/** One invalid field; `code` names the rule. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** For a changed price, in cents; null: not part of the price (D9). */
  readonly was?: number | null;
  readonly now?: number | null;
  /** Values for the translated message. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors: readonly FieldError[];
}
