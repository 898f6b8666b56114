import type { Endpoint } from '@silowright/contract/call';
import { apiBase } from '../../mount.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import type { Random } from './random.ts';
import { valueOfSchema } from './value-of-schema.ts';

/** PostgreSQL rejects NUL, lone surrogates and these integers; each caused a 500 once. */
const choking = ['a\u0000b', '\ud800', 2 ** 31, 2 ** 63, -(2 ** 63) - 1025, 1e220, '99999999999999999999'];

interface ChokingRequest {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

type Tree = Record<string, unknown>;
type Part = 'params' | 'query' | 'body';
const parts: readonly Part[] = ['params', 'query', 'body'];

/** A valid call with one wrong field: every field in turn, with each of the values. */
export function* chokingRequests(
  endpoint: Endpoint,
  world: FuzzWorld,
  random: Random,
): Generator<ChokingRequest> {
  const words = world.wordsOf(endpoint.name);
  const make = (part: Part): unknown => {
    const schema = endpoint[part];
    const guessed = part === 'body' ? world.bodyOf(endpoint.name, random) : undefined;
    return guessed ?? (schema && valueOfSchema(schema, random, words));
  };
  for (const part of parts) {
    for (const [place, tree] of placesIn(Array.from({ length: 6 }, () => make(part)))) {
      for (const value of choking) {
        const call = { params: make('params'), query: make('query'), body: make('body') };
        yield requestOf(endpoint, { ...call, [part]: withValue(tree, place, value) }, world);
      }
    }
  }
}

const maxPlaces = 25;

/** A row of a list stands for all of them. */
const fieldOf = (place: readonly string[]): string =>
  place.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');

/** Every field once, with a tree that contains it; optional fields are missing in half of the trees. */
function placesIn(trees: readonly unknown[]): (readonly [readonly string[], unknown])[] {
  const found = new Map<string, readonly [readonly string[], unknown]>();
  for (const tree of trees) {
    for (const place of pathsIn(tree)) {
      if (found.size < maxPlaces) found.set(fieldOf(place), [place, tree]);
    }
  }
  return [...found.values()];
}

function pathsIn(tree: unknown, before: readonly string[] = []): (readonly string[])[] {
  if (typeof tree !== 'object' || tree === null) return before.length === 0 ? [] : [before];
  return Object.entries(tree).flatMap(([key, inner]) => pathsIn(inner, [...before, key]));
}

function withValue(tree: unknown, place: readonly string[], value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const copy: Tree = Array.isArray(tree) ? ([...tree] as unknown as Tree) : { ...(tree as Tree) };
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

function requestOf(
  { method, path }: Endpoint,
  { params, query, body }: Partial<Record<Part, unknown>>,
  { staffToken, cookie, signToken }: FuzzWorld,
): ChokingRequest {
  const escaped = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
  const filled = path.replace(/:(\w+)/g, (_, name: string) => escaped((params as Tree | undefined)?.[name]));
  const asked = Object.entries((query ?? {}) as Tree).map(([name, value]) => `${name}=${escaped(value)}`);
  return {
    method,
    url: `${apiBase}${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
    headers: {
      authorization: `Bearer ${staffToken}`,
      cookie,
      'sign-token': signToken,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
}
