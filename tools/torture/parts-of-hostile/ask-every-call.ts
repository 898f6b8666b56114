import { downloadUnitFile } from '@silowright/contract/unit-files';
import { unitFileFormats } from '@silowright/domain/cad/formats';
import { apiBase } from '../../../apps/server/src/platform/http/mount.ts';
import type { MappedRoute } from '../../../apps/server/src/platform/http/route-map.ts';
import { fuzzRequest } from '../../../apps/server/src/platform/http/testing/fuzz/fuzz-request.ts';
import { type FuzzWorld, openWorld } from '../../../apps/server/src/platform/http/testing/fuzz/fuzz-world.ts';
import { Random } from '../../../apps/server/src/platform/http/testing/fuzz/random.ts';

interface Asked {
  readonly url: string;
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly payload?: Buffer | string;
}

/** What honest visitors ask for meanwhile, each from an address of its own. */
const honestCalls = 25;

export interface EveryCall {
  readonly routes: number;
  readonly asked: number;
  /** Of the honest calls, in percent; the lowest of all routes. */
  readonly minServedPercent: number;
  readonly serverErrors: number;
}

/**
 * For each route that strangers can call, read from the route table: one address has `atOnce` requests in flight, and
 * every honest visitor beside it must be served (S16).
 */
export async function askEveryCall(atOnce: number): Promise<EveryCall> {
  const world = await openWorld('error', undefined, { RATE_LIMIT: 'on' });
  const routes = world.office.app.routes.filter(
    ({ method, path, access }) =>
      access !== 'staff' &&
      access !== 'operator' &&
      /^(GET|PUT|POST|DELETE)$/.test(method) &&
      path !== '/dev',
  );
  let minServed = honestCalls;
  let asked = 0;
  let serverErrors = 0;
  try {
    for (const [at, route] of routes.entries()) {
      const statuses: Promise<number>[] = [];
      const ask = async (options: Asked & { remoteAddress: string }) =>
        (await world.office.app.server.inject(options)).statusCode;
      for (const request of requestsOf(route, world, atOnce))
        statuses.push(ask({ ...request, remoteAddress: `192.0.2.${at + 1}` }));
      const honest = Array.from({ length: honestCalls }, (_, visitor) =>
        ask({ url: '/api/settings', remoteAddress: `198.51.${at}.${visitor + 1}` }),
      );
      const served = (await Promise.all(honest)).filter((status) => status === 200).length;
      const hostile = await Promise.all(statuses);
      asked += hostile.length;
      const failed = hostile.filter((status) => status >= 500 && status !== 503).length;
      serverErrors += failed;
      if (served < honestCalls || failed > 0)
        console.error(`${route.method} ${route.path}: ${served} of ${honestCalls} served, ${failed} errors`);
      minServed = Math.min(minServed, served);
    }
  } finally {
    await world.office.close();
  }
  return { routes: routes.length, asked, serverErrors, minServedPercent: (100 * minServed) / honestCalls };
}

function requestsOf(route: MappedRoute, world: FuzzWorld, count: number): Asked[] {
  if (route.path === apiBase + downloadUnitFile.path) return unitFiles(world, count);
  const random = new Random(1);
  return Array.from({ length: count }, () => {
    const { method, path, query, headers, body } = fuzzRequest(route, world, random, 0);
    return {
      method: method as 'GET' | 'PUT' | 'POST' | 'DELETE',
      url: query === '' ? path : `${path}?${query}`,
      headers,
      ...(body !== undefined && { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    };
  });
}

/** Another file each time: equal ones are made once. */
function unitFiles({ office }: FuzzWorld, count: number): Asked[] {
  const { catalogues } = office;
  const units = catalogues.pricedSegments().flatMap((segment) => catalogues.current(segment).catalogue.units);
  const all = units.flatMap(({ type, diameterMm, heightMm, volumeM3 }) =>
    unitFileFormats.map((format) => {
      const size = { diameter_mm: `${diameterMm}`, height_mm: `${heightMm}`, volume: `${volumeM3}` };
      return { url: `${apiBase}/unit-file/${format}?${new URLSearchParams({ type, ...size })}` };
    }),
  );
  return all.slice(0, count);
}
