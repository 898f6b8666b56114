import type { Endpoint } from '@silowright/contract/call';
import { endpoints } from '@silowright/contract/calls';
import { multipart } from '../../../../desk/testing/multipart.ts';
import { apiBase } from '../../mount.ts';
import type { MappedRoute } from '../../route-map.ts';
import { type FuzzWorld, smallPng } from './fuzz-world.ts';
import { type Draft, mutate } from './mutate.ts';
import type { Random } from './random.ts';
import { valueOfSchema } from './value-of-schema.ts';

export interface FuzzRequest extends Draft {
  readonly route: string;
  readonly bytes: Buffer;
  /** Whether it carries a valid staff token. */
  readonly asStaff: boolean;
}

const byRoute = new Map<string, Endpoint>(
  (endpoints as readonly Endpoint[]).map((one) => [`${one.method} ${apiBase}${one.path}`, one]),
);

/** A part of the requests has one to three errors; all others are valid. */
export function fuzzRequest(
  route: MappedRoute,
  world: FuzzWorld,
  random: Random,
  wrongPart = 0.5,
): FuzzRequest {
  const plainPath = route.path.length > 1 ? route.path.replace(/\/$/, '') : route.path;
  const endpoint = byRoute.get(`${route.method === 'HEAD' ? 'GET' : route.method} ${plainPath}`);
  const draft: Draft = {
    method: route.method,
    path: route.path,
    query: '',
    headers: callerHeaders(route, world, random),
    body: undefined,
  };
  fillPath(draft, endpoint, world, random);
  if (endpoint) fill(draft, endpoint, world, random);
  if (random.chance(wrongPart)) mutate(draft, 1 + random.below(3), random);
  const asStaff = draft.headers.authorization === `Bearer ${world.staffToken}`;
  return { ...draft, route: `${route.method} ${route.path}`, bytes: toBytes(draft), asStaff };
}

function callerHeaders({ access }: MappedRoute, world: FuzzWorld, random: Random): Record<string, string> {
  const headers: Record<string, string> = { host: 'localhost' };
  if (random.chance(access === 'staff' ? 0.85 : 0.05)) headers.authorization = `Bearer ${world.staffToken}`;
  if (random.chance(0.85)) headers.cookie = world.cookie;
  if (random.chance(0.5)) headers['sign-token'] = world.signToken;
  return headers;
}

function fillPath(draft: Draft, endpoint: Endpoint | undefined, world: FuzzWorld, random: Random): void {
  const words = world.wordsOf(endpoint?.name ?? '');
  const params = endpoint?.params
    ? (valueOfSchema(endpoint.params, random, words) as Record<string, unknown>)
    : {};
  const paramOf = (name: string) => String(params[name] ?? random.pick(words(name) ?? ['1', 'offer', 'de']));
  draft.path = draft.path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(paramOf(name).toWellFormed()))
    .replace('*', () => random.pick(['', 'index.html', 'configure', 'assets/x.js', 'dealer/heidkamp']));
}

function fill(draft: Draft, endpoint: Endpoint, world: FuzzWorld, random: Random): void {
  const words = world.wordsOf(endpoint.name);
  if (endpoint.query) {
    const query = valueOfSchema(endpoint.query, random, words) as Record<string, unknown>;
    draft.query = Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
      .join('&');
  }
  if (endpoint.name === 'admin-upload-logo') {
    const { body, headers } = multipart([{ name: 'file', filename: 'logo.png', bytes: smallPng }]);
    draft.body = body;
    Object.assign(draft.headers, headers);
  } else if (endpoint.body) {
    const guessed = random.chance(0.2) ? undefined : world.bodyOf(endpoint.name, random);
    draft.body = guessed ?? valueOfSchema(endpoint.body, random, words);
    draft.headers['content-type'] = 'application/json';
  }
}

function toBytes({ method, path, query, headers, body }: Draft): Buffer {
  const payload = Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const lines = [`${method} ${path}${query === '' ? '' : `?${query}`} HTTP/1.1`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (payload.length > 0 || body !== undefined) lines.push(`content-length: ${payload.length}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), payload]);
}
