import type { ZodMiniType } from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: anybody; the browser that a configuration is bound to (D3); staff with a verified token (ID-06).
 * `staff` endpoints are below /admin and refuse unknown keys.
 */
export type Access = 'anybody' | 'configuration-owner' | 'staff';

export interface Endpoint<
  Params extends ZodMiniType | undefined = ZodMiniType | undefined,
  Query extends ZodMiniType | undefined = ZodMiniType | undefined,
  Body extends ZodMiniType | undefined = ZodMiniType | undefined,
  Response extends ZodMiniType = ZodMiniType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Relative to the API base, with `:name` for parameters and no trailing slash (the server accepts both). */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Maximum body size, if it differs from the default of `access`. */
  readonly largestBodyBytes?: number;
  readonly response: Response;
  readonly errors: readonly ErrorCode[];
}

/** Optional in Endpoint must not mean optional when parsed: an endpoint with a query always has one. */
type Parsed<Schema> = [Extract<Schema, ZodMiniType>] extends [never]
  ? undefined
  : Extract<Schema, ZodMiniType>['_zod']['output'];

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ResponseOf<E extends Endpoint> = Parsed<E['response']>;

export const endpoint = <
  Response extends ZodMiniType,
  Params extends ZodMiniType | undefined = undefined,
  Query extends ZodMiniType | undefined = undefined,
  Body extends ZodMiniType | undefined = undefined,
>(
  definition: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> => definition;
