import type { bookMeeting } from '@silowright/contract/book-meeting';
import type { cancelMeeting } from '@silowright/contract/cancel-meeting';
import type { changeLocale } from '@silowright/contract/change-locale';
import type { confirmMeeting } from '@silowright/contract/confirm-meeting';
import type { copyConfiguration } from '@silowright/contract/copy-configuration';
import type { createLead } from '@silowright/contract/create-lead';
import type { createOffer } from '@silowright/contract/create-offer';
import type { createRecommendation } from '@silowright/contract/create-recommendation';
import type { declineQuotation } from '@silowright/contract/decline-quotation';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@silowright/contract/endpoint';
import type { ErrorBody, ErrorCode, FieldError } from '@silowright/contract/errors';
import type { estimateBudget } from '@silowright/contract/estimate-budget';
import type { listMeetingSlots } from '@silowright/contract/list-meeting-slots';
import type { listProductGroups } from '@silowright/contract/list-product-groups';
import type { listProducts } from '@silowright/contract/list-products';
import type { lookupIp } from '@silowright/contract/lookup-ip';
import type { moveMeeting } from '@silowright/contract/move-meeting';
import type { offerSummary } from '@silowright/contract/offer-summary';
import type { publicSettings } from '@silowright/contract/public-settings';
import type { readMeeting } from '@silowright/contract/read-meeting';
import type { readSigning } from '@silowright/contract/read-signing';
import type { readSigningDocument } from '@silowright/contract/read-signing-document';
import type { reopenConfiguration } from '@silowright/contract/reopen-configuration';
import type { resendQuotation } from '@silowright/contract/resend-quotation';
import type { nearestPlace, searchPlaces } from '@silowright/contract/search-places';
import type { selectOptions } from '@silowright/contract/select-options';
import type { selectPreconfiguredUnit } from '@silowright/contract/select-preconfigured-unit';
import type { signQuotation } from '@silowright/contract/sign-quotation';
import type { signRequest } from '@silowright/contract/sign-request';
import type { startConfiguration } from '@silowright/contract/start-configuration';
import { config } from './config.ts';

/** Visitor calls by name. Only types are imported from the contract; its schemas stay on the server. */
interface Calls {
  'book-meeting': typeof bookMeeting;
  'cancel-meeting': typeof cancelMeeting;
  'confirm-meeting': typeof confirmMeeting;
  'list-meeting-slots': typeof listMeetingSlots;
  'move-meeting': typeof moveMeeting;
  'read-meeting': typeof readMeeting;
  'change-locale': typeof changeLocale;
  'copy-configuration': typeof copyConfiguration;
  'create-lead': typeof createLead;
  'create-offer': typeof createOffer;
  'create-recommendation': typeof createRecommendation;
  'estimate-budget': typeof estimateBudget;
  'list-product-groups': typeof listProductGroups;
  'list-products': typeof listProducts;
  'lookup-ip': typeof lookupIp;
  'nearest-place': typeof nearestPlace;
  'offer-summary': typeof offerSummary;
  'public-settings': typeof publicSettings;
  'reopen-configuration': typeof reopenConfiguration;
  'search-places': typeof searchPlaces;
  'select-options': typeof selectOptions;
  'select-preconfigured-unit': typeof selectPreconfiguredUnit;
  'decline-quotation': typeof declineQuotation;
  'read-signing': typeof readSigning;
  'read-signing-document': typeof readSigningDocument;
  'resend-quotation': typeof resendQuotation;
  'sign-quotation': typeof signQuotation;
  'sign-request': typeof signRequest;
  'start-configuration': typeof startConfiguration;
}

/** Method and path; a test compares them with the contract. */
export const calls = {
  'book-meeting': ['PUT', '/meetings'],
  'cancel-meeting': ['DELETE', '/meetings/:token'],
  'confirm-meeting': ['PUT', '/meetings/:token/confirm'],
  'list-meeting-slots': ['GET', '/meeting-slots'],
  'move-meeting': ['PUT', '/meetings/:token'],
  'read-meeting': ['GET', '/meetings/:token'],
  'change-locale': ['PUT', '/configurator/change-locale'],
  'copy-configuration': ['PUT', '/configurator/copy-configuration'],
  'create-lead': ['PUT', '/lead'],
  'create-offer': ['PUT', '/configurator/create-offer'],
  'create-recommendation': ['PUT', '/configurator/create-recommendation'],
  'estimate-budget': ['GET', '/budget/estimate'],
  'list-product-groups': ['GET', '/product-groups/:segment'],
  'list-products': ['GET', '/products/:language/:segment'],
  'lookup-ip': ['GET', '/ip'],
  'nearest-place': ['GET', '/places/nearest'],
  'offer-summary': ['GET', '/configurator/offer-summary/:id'],
  'public-settings': ['GET', '/settings'],
  'reopen-configuration': ['GET', '/configurator/reopen/:token'],
  'search-places': ['GET', '/places'],
  'select-options': ['PUT', '/configurator/select-options'],
  'select-preconfigured-unit': ['PUT', '/configurator/select-preconfigured-unit'],
  'decline-quotation': ['PUT', '/signing/:configurationId/decline'],
  'read-signing': ['GET', '/signing/:configurationId'],
  'read-signing-document': ['GET', '/signing/:configurationId/document'],
  'resend-quotation': ['PUT', '/signing/:configurationId/mail'],
  'sign-quotation': ['PUT', '/signing/:configurationId'],
  'sign-request': ['GET', '/configurator/signrequest/:configurationId'],
  'start-configuration': ['PUT', '/dealer/start-configuration'],
} as const satisfies Record<keyof Calls, readonly [Endpoint['method'], string]>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [key in Name]: Value };
export type CallInput<Name extends keyof Calls> = Part<'params', ParamsOf<Calls[Name]>> &
  Part<'query', QueryOf<Calls[Name]>> &
  Part<'body', BodyOf<Calls[Name]>>;
export type CallOutput<Name extends keyof Calls> = ResponseOf<Calls[Name]>;

const usualWaitS = 2;

/** A response that is not ok, or no response (`network`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'network';
  readonly status: number;
  readonly fields: readonly FieldError[];
  /** Seconds until a retry may succeed; 0 if unknown. */
  readonly retryAfterS: number;

  constructor(
    code: ErrorCode | 'network',
    status: number,
    message: string,
    fields: readonly FieldError[] = [],
    retryAfterS = usualWaitS,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

/** Codes for responses of a proxy, which have no error body. */
const codesByStatus: Partial<Record<number, ErrorCode>> = { 429: 'too-many-requests', 503: 'unavailable' };

let userIp: string | undefined;
/** Adds the visitor's IP address to every later call (IP-01). */
export const setUserIp = (ip: string | undefined): void => {
  userIp = ip;
};

export type CallName = keyof Calls;

/** The untyped input of any call. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export async function call<Name extends keyof Calls>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
): Promise<CallOutput<Name>> {
  const response = await send(calls[name], input as LooseInput, {}, signal);
  return (await orNetworkError(response.json())) as CallOutput<Name>;
}

/** Sends one request and returns an ok response; everything else throws an ApiError. */
export async function send(
  [method, path]: readonly [Endpoint['method'], string],
  { params = {}, query = {}, body }: LooseInput,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const form = body instanceof FormData;
  const address = config.apiBase + fillPath(path, params) + queryString(query);
  const request = fetch(address, {
    method,
    // FormData sets its own content type.
    headers: {
      ...(!form && { 'Content-Type': 'application/json' }),
      ...(userIp && { 'User-Ip': userIp }),
      ...headers,
    },
    credentials: config.apiBase.startsWith('http') ? 'include' : 'same-origin',
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const response = await orNetworkError(request);
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const {
    code = codesByStatus[response.status] ?? 'internal',
    message = response.statusText,
    errors = [],
  } = (answer ?? {}) as Partial<ErrorBody>;
  const retryAfterS = Number(response.headers.get('Retry-After')) || undefined;
  throw new ApiError(code, response.status, message, errors, retryAfterS);
}

/** Network errors, truncated responses and captive portals become an ApiError. */
async function orNetworkError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError('network', 0, String(error));
  }
}

const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function queryString(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}
