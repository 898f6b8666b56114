import { Readable } from 'node:stream';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@silowright/contract/call';
import type { FieldError } from '@silowright/contract/errors';
import { localeNames } from '@silowright/domain/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { networksOf } from '../source/networks-of.ts';
import { type Source, sourceOf } from '../source/source.ts';
import { ApiError, fieldError } from './api-error.ts';
import type { Browser, ReadBrowser } from './browser-binding.ts';
import { callerAddress } from './caller-address.ts';
import { limitOf, type RateLimiter } from './rate-limit.ts';
import { CallShares } from './share-calls.ts';
import type { LoadShedder } from './shed-load.ts';
import { type RequireStaff, staffGate } from './staff-only.ts';

export const apiBase = '/api';

/** A call is the same with and without a trailing slash (D1). */
export function withoutTrailingSlash(url: string): string {
  if (!url.startsWith(`${apiBase}/`)) return url;
  const query = url.indexOf('?');
  const end = query === -1 ? url.length : query;
  return url[end - 1] === '/' ? url.slice(0, end - 1) + url.slice(end) : url;
}

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly browser: Browser;
  /** The source whose share counts (threat 66). */
  readonly source: Source;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => ResponseOf<E> | Promise<ResponseOf<E>>;

/** The handlers of some calls, by name. */
export type HandlersOf<E extends Endpoint> = {
  readonly [Name in E['name']]: Handler<Extract<E, { readonly name: Name }>>;
};

export interface MountContext {
  readonly app: FastifyInstance;
  readonly readBrowser: ReadBrowser;
  /** Undefined with RATE_LIMIT=off. */
  readonly limiter: RateLimiter | undefined;
  readonly shedder: LoadShedder;
  /** Of one source; shared by all mounted calls. */
  readonly shares?: CallShares;
  /** Locales of the catalogue; by default those of the program (CT-09). */
  readonly languages?: readonly string[];
  /** Runs before a visitor's call that changes something. */
  readonly beforeChange?: (call: Call<Endpoint>) => Promise<void>;
  /** Verifies the staff token, or throws. Without it, staff endpoints reject every caller. */
  readonly requireStaff?: RequireStaff;
}

/** Visitor requests are small; the largest contains a comment of 2,000 characters (threat 65). */
export const largestVisitorBytes = 16 * 1024;

/** Maximum number of problems in an answer to a visitor. */
const maxIssues = 50;

/** Mounts one call of the contract under the API base. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

export const mounter =
  ({
    app,
    readBrowser,
    limiter,
    shedder,
    shares = new CallShares(() => shedder.limit),
    languages = localeNames,
    requireStaff = staffGate(undefined),
    beforeChange,
  }: MountContext): Mount =>
  (endpoint, handler) => {
    const limit = limitOf(endpoint);
    // Runs before the body is read, so that a rejected request costs little.
    const admit = (request: FastifyRequest) => {
      limiter?.take(limit, callerAddress(request));
      shedder.admit(endpoint);
    };
    const admitAnybody = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
      try {
        admit(request);
      } catch (error) {
        return done(error as Error);
      }
      done();
    };
    const admitStaff = async (request: FastifyRequest) => {
      admit(request);
      if (!endpoint.scope) throw new Error(`The staff call ${endpoint.name} names no scope.`);
      await requireStaff(request, endpoint.scope);
    };
    const url = apiBase + endpoint.path;
    const bodyLimit =
      endpoint.largestBodyBytes ?? (endpoint.access === 'staff' ? undefined : largestVisitorBytes);
    const max = endpoint.access === 'staff' ? Number.POSITIVE_INFINITY : maxIssues;
    app.route({
      method: endpoint.method,
      url,
      ...(bodyLimit && { bodyLimit }),
      config: { access: endpoint.access, endpointName: endpoint.name },
      onRequest: endpoint.access === 'staff' ? admitStaff : admitAnybody,
      handler: async (request, reply) => {
        const call = {
          params: validate(endpoint.params, request.params, max, notFound),
          query: validate(endpoint.query, request.query, max, badRequest),
          // Bytes are parsed by the handler, in a thread.
          body:
            endpoint.takes === 'bytes' ? undefined : validate(endpoint.body, request.body, max, badRequest),
          browser: readBrowser(request, reply),
          get source() {
            return limiter ? sourceOf(callerAddress(request)) : [];
          },
          request,
          reply,
        } as Call<typeof endpoint>;
        refuseOtherLanguages(call, languages);
        const networks = limiter ? networksOf(callerAddress(request)) : [];
        const answer = await shares.around(endpoint, networks, () =>
          shedder.around(endpoint, async () => {
            if (endpoint.access !== 'staff' && endpoint.method !== 'GET')
              await beforeChange?.(call as Call<Endpoint>);
            return handler(call);
          }),
        );
        // A file; its handler has set the headers.
        if (answer instanceof Uint8Array || answer instanceof Readable) return reply.send(answer);
        reply.header('content-type', 'application/json; charset=utf-8');
        return reply.send(JSON.stringify(answer));
      },
    });
  };

function validate(
  schema: ZodMiniType | undefined,
  input: unknown,
  max: number,
  refuse: (errors: readonly FieldError[]) => ApiError,
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw refuse(
    result.error.issues
      .slice(0, max)
      .map((issue) => fieldError(issue.path.map(String).join('.'), issue.code, issue.message)),
  );
}

/** The contract knows the form of a language; the catalogue says which there are. */
function refuseOtherLanguages(
  { params, query, body }: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
  locales: readonly string[],
): void {
  const named = (part: unknown, field: string): string | undefined => {
    const value = (part as Readonly<Record<string, unknown>> | null | undefined)?.[field];
    return typeof value === 'string' ? value : undefined;
  };
  for (const [part, refuse] of [
    [params, notFound],
    [query, badRequest],
    [body, badRequest],
  ] as const)
    for (const field of ['language', 'locale', 'localeStr']) {
      const value = named(part, field);
      if (
        value !== undefined &&
        !locales.some((locale) => locale === value || locale.startsWith(`${value}_`))
      )
        throw refuse([fieldError(field, 'invalid_value', `must be one of ${locales.join(', ')}`)]);
    }
}

const badRequest = (errors: readonly FieldError[]): ApiError => new ApiError('bad-request', errors);

/** An invalid path parameter is 404 (threat 13). */
const notFound = (): ApiError => new ApiError('not-found');
