import type { ZodMiniType } from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';
import type { StaffScope } from './staff-scopes.ts';

/**
 * Who may call: anybody; the browser that a configuration is bound to (D3); staff with a verified token (ID-06).
 * `staff` endpoints are below /admin and refuse unknown keys.
 */
export type Access = 'anybody' | 'configuration-owner' | 'staff';

/** The threads that make answers: files of a unit, papers (PDF), sealed papers, redrawn pictures. */
export type ThreadName = 'files' | 'papers' | 'seals' | 'pictures';

type Schema = ZodMiniType | undefined;

interface Definition<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends ZodMiniType = ZodMiniType,
> {
  readonly summary: string;
  readonly access: Access;
  /** What the caller must be allowed to do; only of staff calls, and each of them has one. */
  readonly scope?: StaffScope;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Maximum body size, if it differs from the default of `access`. */
  readonly largestBodyBytes?: number;
  /**
   * A tighter limit per address than that of other reads or writes: `mail` for calls that make somebody receive mail
   * (threats 6, 15, 17), `booking` for the few places of a calendar, `upload` for files of visitors (threats 78, 79),
   * `file` for files that are made for the request (S16).
   */
  readonly rateLimit?: 'mail' | 'booking' | 'upload' | 'file';
  /**
   * Served first under load, while other calls get 503: calls that complete a visit, and calls that staff wait for
   * (threat 52).
   */
  readonly priority?: 'high';
  /** The thread that makes the answer; one source has a share of its queue, and waiting there is no load (S16). */
  readonly thread?: ThreadName;
  /** How the server takes the body: as JSON, by default; as bytes, which a thread parses; or as a file of a form. */
  readonly takes?: 'json' | 'bytes' | 'file';
  readonly response: Response;
  readonly errors: readonly ErrorCode[];
}

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends ZodMiniType = ZodMiniType,
  Name extends string = string,
  Method extends Route[0] = Route[0],
> extends Definition<Params, Query, Body, Response> {
  readonly name: Name;
  readonly method: Method;
  readonly path: Route[1];
}

/** `staff`: what the caller must be allowed to do. */
type Caller =
  | { readonly staff: StaffScope; readonly access?: undefined }
  | { readonly access: Exclude<Access, 'staff'>; readonly staff?: undefined };

/** Optional in Endpoint must not mean optional when parsed: an endpoint with a query always has one. */
type Parsed<Part> = [Extract<Part, ZodMiniType>] extends [never]
  ? undefined
  : Extract<Part, ZodMiniType>['_zod']['output'];

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ResponseOf<E extends Endpoint> = Parsed<E['response']>;

/** One call of the API, written only here: who calls it, where, with what, and what comes back. */
export const endpoint = <
  Name extends string,
  Method extends Route[0],
  Response extends ZodMiniType,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  name: Name,
  route: `${Method} ${Route[1]}`,
  {
    staff,
    access,
    ...definition
  }: Caller & Omit<Definition<Params, Query, Body, Response>, 'access' | 'scope'>,
): Endpoint<Params, Query, Body, Response, Name, Method> => {
  const [method, path] = route.split(' ') as [Method, Route[1]];
  return { name, method, path, access: access ?? 'staff', ...(staff && { scope: staff }), ...definition };
};
