import visitorRoutes from 'virtual:routes/visitors';
import type { CallInput, CallOutput, VisitorCallName } from '@silowright/contract/calls';
import type { ErrorBody, ErrorCode, FieldError } from '@silowright/contract/errors';
import { fillPath, type Route } from '@silowright/contract/route';
import { showShapes } from '../catalogue/shapes.ts';
import { config } from './config.ts';
import { setServerClock } from './server-clock.ts';

export type { CallInput, CallOutput };
export type CallName = VisitorCallName;

const defaultRetryAfterS = 2;
/** A call without an answer after this time has failed, as without a network. */
const maxWaitMs = 60_000;

/** A response that is not ok, or no response (`network`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'network';
  readonly status: number;
  readonly fields: readonly FieldError[];
  /** Seconds until a retry may succeed. */
  readonly retryAfterS: number;

  constructor(
    code: ErrorCode | 'network',
    status: number,
    message: string,
    fields: readonly FieldError[] = [],
    retryAfterS = defaultRetryAfterS,
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

type AnswerListener = (name: CallName, body: unknown, answer: unknown) => void;
let listener: AnswerListener | undefined;
/** Called with every answer that is ok. */
export const onAnswer = (listen: AnswerListener): void => {
  listener = listen;
};

/** Answers of earlier calls, for when there is no network (IN-06). */
type KeptAnswers = typeof import('./kept-answers.ts').keptAnswers;
let kept: KeptAnswers | undefined;
export const keepAnswers = (answers: KeptAnswers): void => {
  kept = answers;
};

/** Loaded here: a page that starts without a network needs the answers of its first calls. */
async function recall(name: CallName, input: LooseInput): Promise<unknown> {
  kept ??= (await import('./kept-answers.ts')).keptAnswers;
  return kept.recall(name, input);
}

let ownHeaders: Readonly<Record<string, string>> = {};
/** Adds headers to every later call. */
export const addHeaders = (headers: Readonly<Record<string, string>>): void => {
  ownHeaders = { ...ownHeaders, ...headers };
};

/** The untyped input of any call. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
): Promise<CallOutput<Name>> {
  const loose = input as LooseInput;
  try {
    const response = await send(visitorRoutes[name], loose, {}, signal);
    const answer = (await orNetworkError(response.json())) as CallOutput<Name>;
    // A recommended or configured unit is drawn with the catalogue it belongs to.
    if (hasCatalogue(answer)) await showShapes(answer.catalogue);
    listener?.(name, loose.body, answer);
    void kept?.keep(name, loose, answer);
    return answer;
  } catch (error) {
    const isAway = error instanceof ApiError && error.code === 'network' && !navigator.onLine;
    const answer = isAway ? await recall(name, loose) : undefined;
    if (answer === undefined) throw error;
    return answer as CallOutput<Name>;
  }
}

const hasCatalogue = (answer: unknown): answer is { readonly catalogue: string } =>
  typeof answer === 'object' && answer !== null && 'catalogue' in answer;

/** Sends one request and returns an ok response; everything else throws an ApiError. */
export async function send(
  [method, path]: Route,
  { params = {}, query = {}, body }: LooseInput,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const form = body instanceof FormData;
  const address = config.apiBase + fillPath(path, params) + queryString(query);
  const abort = new AbortController();
  const stop = () => abort.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  // An upload may take longer.
  const timer = form
    ? undefined
    : setTimeout(() => abort.abort(new DOMException('No answer', 'TimeoutError')), maxWaitMs);
  const request = fetch(address, {
    method,
    // FormData sets its own content type.
    headers: {
      ...(!form && { 'Content-Type': 'application/json' }),
      ...ownHeaders,
      ...headers,
    },
    credentials: config.apiBase.startsWith('http') ? 'include' : 'same-origin',
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    signal: abort.signal,
  });
  const response = await orNetworkError(request).finally(() => clearTimeout(timer));
  // Another answer may come from a cache.
  if (method !== 'GET') setServerClock(response.headers.get('Date'));
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

function queryString(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}
